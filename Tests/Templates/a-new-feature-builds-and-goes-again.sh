# The templates of scripts/new-feature have not drifted from the tree: two features over the two resources, made in a
# copy of it, are sound, their own tests pass, they open alone over fixtures, and taken away they leave nothing. They are
# called as nobody calls one, so that this holds in a tree with features over the same resources.
. "$(dirname "$0")/../Programs/lib/program.sh"
root=$(cd "$programs/../.." && pwd)
copy=$work/copy
mkdir "$copy"
(cd "$root" && tar -cf - --exclude=./.build --exclude=./.git --exclude='./Examples/*/.build' .) | tar -xf - -C "$copy"
# The tool is as old there as here, and so need not be built again.
[ ! -d "$root/.build/support" ] || { mkdir "$copy/.build" && cp -Rp "$root/.build/support" "$copy/.build"; }
cd "$copy" || exit 1
picture() { find . -path ./.build -prune -o -type f -print0 | sort -z | xargs -0 sha256sum; }
scripts/generate
before=$(picture)

for words in "Exhibition --resource photos" "Discography --resource albums"; do
  # shellcheck disable=SC2086
  expect_status 0 scripts/new-feature $words
done
expect_same "a second time" "Exhibition is there already; nothing was changed" "$(scripts/new-feature Exhibition --resource photos)"
expect_status 0 scripts/check
expect_same "what the check says" "" "$(cat "$work/out")"
mini=$work/mini
mkdir "$mini"
for entry in Sources Tests scripts Modules.swift docs README.md; do ln -s "$copy/$entry" "$mini/$entry"; done
scripts/generate --only ExhibitionTests,DiscographyTests,FeatureDemoTests --into "$mini"
. scripts/support/flags.sh
(cd "$mini" && swift test --disable-xctest --enable-swift-testing "${fast[@]}" "${strict[@]}") >"$work/tests" 2>&1 ||
  fail "the tests of the new features" "$(grep -E '^✘|error:' "$work/tests" | head -40)"
grep -qE 'Test run with 50 tests .* passed' "$work/tests" || fail "how many tests were run" "$(tail -3 "$work/tests")"

expect_status 0 scripts/new-feature Exhibition --remove
expect_status 0 scripts/new-feature Discography --remove
expect_same "what is left of them" "$before" "$(picture)"
