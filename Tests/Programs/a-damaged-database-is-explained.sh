# A database that is none any more: one line that says so, status 1, and the damaged file is left as it is.
. "$(dirname "$0")/lib/program.sh"
expect_status 0 stoa people
database=$data/sample-default-1.sqlite
rm -f "$database"-*
expect_damage() {
  cp "$database" "$work/copy"
  for words in people "--print screen people"; do
    # shellcheck disable=SC2086
    expect_status 1 stoa $words
    expect_complaint "$database: the database is damaged"
  done
  cmp "$database" "$work/copy" || fail "the damaged file was changed"
}
printf 'this is no database, and has not been one for some time' >"$database"
expect_damage
head -c 20000 /dev/zero >"$database"
expect_damage
