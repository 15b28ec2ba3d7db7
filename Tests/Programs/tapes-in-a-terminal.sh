# The tapes that say "# also: terminal" show their golden screens in a real terminal, too, after each of their steps; those
# in the folder of a tab in a program with this tab alone.
. "$(dirname "$0")/lib/terminal.sh"
tapes=$programs/../Tapes
rule=$(printf '─%.0s' {1..80})

# golden_screen FILE N: what the terminal shows after step N, counted from 1, without the empty lines at its end.
golden_screen() {
  awk -v rule="$rule" -v wanted="$2" '$0 == rule { n++; next } n + 1 == wanted' "$1"
}

# play STEP SOURCE BYTES: does what one line of `stoa tapes keys` says.
play() {
  local word
  case $2 in
    Resize*) read -r _ word <<<"$2" && resize "$word" ;;
    *)
      [ "$3" != - ] || fail "step $1 of $name cannot be played in a terminal: $2"
      # shellcheck disable=SC2046
      press -H $(sed 's/../& /g' <<<"$3")
      ;;
  esac
}

count=0 usual=("${tabs[@]}")
for tape in "$tapes"/*.tape "$tapes"/*/*.tape; do
  grep -qx '# also: terminal' "$tape" || continue
  count=$((count + 1)) step=0 name=${tape#"$tapes"/} data=$work/data-$count
  tabs=("${usual[@]}") loaded="1 People 10  2 Posts 100  3 Settings 200"
  # Without the bar of tabs it is the selected row that tells that all is there.
  [ "${name%/*}" = "$name" ] || tabs=(--tabs "${name%/*}") loaded=" 1/"
  open_program 80x24
  await "$loaded"
  (cd "$tapes" && "$program" tapes keys "$tape") >"$work/steps" || fail "$name is no tape"
  while IFS=$'\t' read -r line source bytes <&3; do
    step=$((step + 1))
    golden_screen "${tape%.tape}.txt" $step >"$work/golden"
    play $step "$source" "$bytes"
    # The last frame is gone with the program.
    if [ $step -eq "$(wc -l <"$work/steps")" ] && grep -q '^# ends: ' "$tape"; then
      await "after the program"
      continue
    fi
    same_as_golden() { [ "$(screen)" = "$(cat "$work/golden")" ]; }
    poll_until $patience same_as_golden ||
      fail "$name:$line: another screen than expected after $source" "== expected" "$(cat "$work/golden")" "== found" "$(screen)"
  done 3<"$work/steps"
  tmux kill-session
done
[ $count -ge 10 ] || fail "only $count tapes say '# also: terminal'"
