# Sourced first by the scripts that end the program at each step in which it writes: what lib/steps.py needs.
# In memory, where there is room: what is killed has not lost its power, so no disk need be waited for.
[ ! -w /dev/shm ] || export TMPDIR=/dev/shm
. "$(dirname "${BASH_SOURCE[0]}")/program.sh"
export STOA=$program WORK=$work PYTHONPATH=$programs/lib PYTHONDONTWRITEBYTECODE=1
gcc -shared -fPIC -O1 -o "$work/ends.so" -x c "$programs/lib/ends-at-a-step.c.txt" -ldl || fail "the steps cannot be watched"
