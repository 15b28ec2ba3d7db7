# Without --data-dir the files go to the four XDG directories, by their defaults under HOME and by their variables.
. "$(dirname "$0")/lib/program.sh"
run_at_home() { env -u XDG_DATA_HOME -u XDG_CACHE_HOME -u XDG_STATE_HOME -u XDG_CONFIG_HOME HOME="$work/home" "$@"; }
mkdir "$work/home"
expect_status 0 run_at_home "$program" settings
expect_same "what a first run makes" ".local/share/stoa .local/state/stoa" \
  "$(cd "$work/home" && find . -name stoa -type d -printf '%P\n' | sort | paste -sd' ')"
expect_same "others cannot read it" "" "$(find "$work/home" -mindepth 1 -path '*/stoa*' -perm /077 -printf '%m %p\n')"
expect_status 0 run_at_home "$program" paths
expect_same "stoa paths" "data	$work/home/.local/share/stoa
cache	$work/home/.cache/stoa
state	$work/home/.local/state/stoa
config	$work/home/.config/stoa" "$(cat "$work/out")"
for name in DATA CACHE STATE CONFIG; do export "XDG_${name}_HOME=$work/xdg-$name"; done
HOME=$work/other expect_status 0 "$program" settings
expect_same "by the variables" "xdg-DATA/stoa xdg-STATE/stoa" \
  "$(cd "$work" && find xdg-* other -name stoa -type d -printf '%p\n' 2>/dev/null | sort | paste -sd' ')"
