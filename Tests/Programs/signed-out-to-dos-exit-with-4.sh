# Signing out in the program lasts: to-dos are refused with status 4 until somebody signs in again; people are not.
. "$(dirname "$0")/lib/terminal.sh"
open_program 80x24 settings/account
await "Signed in as zoe."
press Enter
await "Username" "Password"
# Letters are text there.
press C-c C-c
expect_end 130
for form in text json screen; do
  expect_status 4 stoa --print "$form" settings
  expect_complaint "igned"
done
expect_status 0 stoa people
# A printed screen of people would be the form to sign in with, and says so.
expect_status 4 stoa --print screen people
expect_status 0 stoa --print screen settings/account
expect_same "files with tokens" "" "$(find "$data" -name 'session-*' -size +0 ! -name '*.signed-out' -printf '%p\n')"
