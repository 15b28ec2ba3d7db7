# What a terminal runs: pane.sh WORK COMMAND... shows how the command finds the terminal, and how it leaves it.
work=$1
shift
trap : INT
echo "what was there before"
stty -g >"$work/modes.before"
(
  echo "$BASHPID" >"$work/pid"
  exec "$@"
)
status=$?
stty -g >"$work/modes.after"
echo "after the program"
echo $status >"$work/status"
trap - INT
exec sleep 600
