# Sourced after program.sh by the scripts that hold the program in ptys: its sample data, a service that never answers, at
# $PORT, and what lib/held.py wants to know.
export STOA=$program DATA=$work/data WORK=$work PYTHONPATH=$programs/lib PYTHONDONTWRITEBYTECODE=1
finish() {
  [ -z "${service:-}" ] || kill "$service"
  rm -rf "$work"
}
python3 "$programs/lib/silent.py" >"$work/port" &
service=$!
poll_until 10 test -s "$work/port" || fail "the silent service does not start"
PORT=$(cat "$work/port")
export PORT
XDG_DATA_HOME=$DATA "$program" --print text people >"$work/people" || fail "the sample cannot be made"
