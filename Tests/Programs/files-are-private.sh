# What the program keeps is its owner's alone: directories 0700, files 0600, whatever the umask says.
. "$(dirname "$0")/lib/program.sh"
umask 000
expect_status 0 stoa --log "$work/log" settings
[ -n "$(find "$data" -name 'session-*' -type f)" ] || fail "there is no file of tokens in $data"
expect_same "directories that others may enter" "" "$(find "$data" -type d ! -perm 0700 -printf '%m %p\n')"
expect_same "files that others may read" "" "$(find "$data" "$work/log" -type f ! -perm 0600 -printf '%m %p\n')"
