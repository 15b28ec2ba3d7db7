# Sourced by what builds tests: how.
#
# A build from nothing takes half the time when each module is compiled at once, and no index is made for an editor:
# SwiftPM would look for XCTests there, but Tests/XCTMain.swift spares it that. Debugging information, which no test
# needs, would take another tenth.
fast=(-debug-info-format none --disable-index-store -Xswiftc -whole-module-optimization -Xswiftc -num-threads
  -Xswiftc 2 -Xswiftc -disable-batch-mode)
strict=(--explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors -Xcc -Wall -Xcc -Werror)
