# Data in a folder that cannot be written are shown; so are answers; what is in the way of a file is named.
. "$(dirname "$0")/lib/program.sh"
cp "$program" "$work/stoa"
expect_status 0 stoa people
unprivileged=()
# Permissions do not stop root.
if [ "$(id -u)" -eq 0 ]; then
  unprivileged=(setpriv --reuid=65534 --regid=65534 --clear-groups)
  chown -R 65534:65534 "$data"
fi
chmod 0755 "$work"
reader() { "${unprivileged[@]}" "$work/stoa" --data-dir "$data" "$@"; }
wanted=$(reader settings | tail -3 && reader people)
chmod -R a-w "$data"
expect_same "what is shown of a folder that cannot be written" "$wanted" "$({ reader settings | tail -3 && reader people; } 2>&1)"
chmod -R u+w "$data"

# A folder in the place of a file.
for file in sample-default-1.sqlite sessions.sqlite; do
  mv "$data/$file" "$work/$file"
  mkdir "$data/$file"
  expect_status 1 reader settings
  expect_complaint "$data/$file"
  rmdir "$data/$file"
  mv "$work/$file" "$data/$file"
done
expect_same "what is shown when all is in its place" "$wanted" "$({ reader settings | tail -3 && reader people; } 2>&1)"
