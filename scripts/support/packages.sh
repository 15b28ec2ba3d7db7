# Sourced. need_packages WHEN...: installs what scripts/packages lists for these occasions and this machine lacks.
# Decides by the listed files, so a machine that has everything is asked nothing, in about a millisecond.

need_packages() {
  local when package files file missing=()
  while read -r when package files; do
    [[ " $* " == *" $when "* ]] || continue
    for file in $files; do
      if ! compgen -G "$file" >/dev/null; then
        missing+=("$package")
        break
      fi
    done
  done < <(grep -v '^#' "$root/scripts/packages")
  [ ${#missing[@]} -gt 0 ] || return 0
  if ! command -v apt-get >/dev/null; then
    echo "stoa: not a Debian system; install what Debian calls ${missing[*]}, then run this again" >&2
    return 1
  fi
  if [ "$(id -u)" -ne 0 ]; then
    echo "stoa: Debian packages are missing; as root: apt-get install ${missing[*]}" >&2
    return 1
  fi
  echo "stoa: installing ${missing[*]}" >&2
  export DEBIAN_FRONTEND=noninteractive
  install() { apt-get install -y --no-install-recommends "${missing[@]}" >&2; }
  install || { apt-get update >&2 && install; } || {
    echo "stoa: could not install ${missing[*]}" >&2
    return 1
  }
}
