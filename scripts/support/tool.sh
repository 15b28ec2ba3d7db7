# Sourced. build_tool DIR: compiles scripts/support with DIR/Modules.swift when either changed; its path is then in $tool.

build_tool() {
  local dir=$1 support=$root/scripts/support sources
  tool=$dir/.build/support/stoa-support
  if [ -x "$tool" ] &&
    [ -z "$(find "$dir/Modules.swift" "$support" -newer "$tool" -print -quit)" ]; then
    return 0
  fi
  if ! command -v swiftc >/dev/null; then
    echo "scripts: tool-missing: swiftc is not on the PATH" >&2
    return 1
  fi
  mkdir -p "$dir/.build/support"
  sources=()
  while IFS= read -r -d '' file; do sources+=("$file"); done \
    < <(find "$support" -name '*.swift' ! -name Modules.swift -print0)
  # Beside its place, then moved: several may build at once.
  : >"$tool.$$.begun"
  swiftc -swift-version 6 -package-name stoa -module-name StoaSupport -Onone \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility \
    -o "$tool.$$" "$dir/Modules.swift" "${sources[@]}" >&2 || {
    rm -f "$tool.$$" "$tool.$$.begun"
    return 1
  }
  touch -r "$tool.$$.begun" "$tool.$$"
  rm -f "$tool.$$.begun"
  mv "$tool.$$" "$tool"
}
