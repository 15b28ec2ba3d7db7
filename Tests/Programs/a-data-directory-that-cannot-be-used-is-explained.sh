# A data directory that is read-only, or where a file stands: one line that says so, status 1, and no crash.
. "$(dirname "$0")/lib/program.sh"
cp "$program" "$work/stoa"
unprivileged=()
# Permissions do not stop root.
[ "$(id -u)" -ne 0 ] || unprivileged=(setpriv --reuid=65534 --regid=65534 --clear-groups)
mkdir -m 0755 "$work/readonly"
[ "$(id -u)" -eq 0 ] || chmod 0555 "$work/readonly"
chmod 0755 "$work"
touch "$work/file"
for directory in "$work/readonly" "$work/readonly/below" "$work/file" /proc/stoa; do
  for form in text screen; do
    expect_status 1 "${unprivileged[@]}" "$work/stoa" --data-dir "$directory" --print "$form" people
    expect_complaint "permissions of the data directory"
    expect_complaint "$directory"
  done
done
