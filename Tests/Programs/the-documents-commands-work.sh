# Each command of README.md, of docs and of the examples does what stands there; lib/documents.py says how it is marked.
. "$(dirname "$0")/lib/program.sh"
export STOA=$program
root=$(cd "$programs/../.." && pwd)
runner=("python3" "$programs/lib/documents.py" "$root")

mapfile -t documents < <(cd "$root" && find README.md CONTRIBUTING.md docs Examples/*/README.md -name '*.md' | sort)
found=$("${runner[@]}" "${documents[@]/#/$root/}" 2>&1) || fail "not as the documents say:" "$found"
expect_same "documents" "" "$found"

# expect_finding LINE TEXT: of the document that standard input is, this is found: at that line, with this text in it.
expect_finding() {
  cat >"$work/page.md"
  found=0
  "${runner[@]}" "$work/page.md" >"$work/out" 2>&1 || found=$?
  expect_same "status for a document with a mistake: $(cat "$work/page.md" "$work/out")" 1 $found
  grep -q "page.md:$1: " "$work/out" || fail "nothing is found at line $1: $(cat "$work/page.md" "$work/out")"
  grep -qF -- "$2" "$work/out" || fail "'$2' is not said: $(cat "$work/out")"
}

# A document with one broken command is found, whichever way it is broken.
good='```console run
$ stoa --print text people/3
id: 3
…
$ stoa people/99 # exits 3
…
```'
cat >"$work/page.md" <<<"$good"
expect_status 0 "${runner[@]}" "$work/page.md"
expect_finding 2 "status 2 instead of 0" <<<"${good/--print text/--prnt text}"
expect_finding 2 "it prints" <<<"${good/id: 3/id: 4}"
expect_finding 5 "status 3 instead of 4" <<<"${good/exits 3/exits 4}"
expect_finding 5 "status 3 instead of 0" <<<"${good/ # exits 3/}"
expect_finding 1 "stands behind the fence" <<<"${good/ run/}"
expect_finding 3 "status 127 instead of 0" <<'END'
```sh run
cd docs
scripts/tset --only people
```
END
expect_finding 2 "there is no flag '--replya'" <<'END'
```sh interactive
cd Tests/Tapes && stoa --replya .
```
END
expect_finding 2 "stoa links has no 'explian'" <<'END'
```sh interactive
stoa links explian people
```
END
expect_finding 3 "'nowhere'" <<'END'
```sh interactive
true
stoa nowhere/3
```
END
expect_finding 1 "there is no flag '--fsh'" <<<'With `stoa --fsh` it begins anew.'
expect_finding 5 "status 1 instead of 0" <<'END'
```tape wrong.tape
Expect /nobody of this name/
```
```sh run
stoa --replay wrong.tape
```
END
