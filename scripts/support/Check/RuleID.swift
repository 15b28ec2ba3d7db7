/// What a finding is about; the raw value is stable, so that scripts and people can rely on it.
package enum RuleID: String, CaseIterable, Sendable {
  case importLayer = "import-layer"
  case importUndeclared = "import-undeclared"
  case importUnknown = "import-unknown"
  case foundation
  case dependencyLayer = "dependency-layer"
  case dependencyUnknown = "dependency-unknown"
  case dependencyUnused = "dependency-unused"
  case cycle
  case moduleTwice = "module-twice"
  case moduleEmpty = "module-empty"
  case fileHomeless = "file-homeless"
  case linkLine = "link-line"
  case manifestStale = "manifest-stale"
  case typeTwiceInFile = "type-twice-in-file"
  case providerUnused = "provider-unused"
  case publicUnused = "public-unused"
  case graphStale = "graph-stale"
  case apiUndocumented = "api-undocumented"
  case docLink = "doc-link"
  case docCommand = "doc-command"
  case defaultPool = "default-pool"
  case escapeHatch = "escape-hatch"
  case format
  case syntax
  case unreadable
  case toolMissing = "tool-missing"

  /// Why the rule is there, in one sentence.
  package var reason: String {
    switch self {
    case .importLayer: "The arrows in Modules.swift say what each layer may know, so that parts can be changed alone."
    case .importUndeclared: "Every dependency stands in Modules.swift; SwiftPM lets some through that are not declared."
    case .importUnknown: "Only the package's own modules and the toolchain's listed ones exist for every builder."
    case .foundation: "Foundation and libdispatch cost start time and memory, so few modules may load them."
    case .dependencyLayer: "A declared dependency must be one that the arrows allow."
    case .dependencyUnknown: "A dependency must name a module of the registry."
    case .dependencyUnused: "A dependency that no file imports makes the graph lie and builds slower."
    case .cycle: "Modules in a circle cannot be built, understood or moved one at a time."
    case .moduleTwice: "A module has one name and one folder."
    case .moduleEmpty: "A module without sources cannot be built."
    case .fileHomeless: "A source file that belongs to no module is built and checked by nothing."
    case .linkLine: "Only what the registry says is linked before main; the rest is opened at first use."
    case .manifestStale: "Package.swift is written by scripts/generate and never by hand."
    case .typeTwiceInFile:
      "A file has one top-level type, so that its name says what is in it; beside a test, private ones may stand."
    case .publicUnused: "What nobody outside its module names is internal, so that it can be changed without asking."
    case .providerUnused: "What a container makes and nobody takes costs each reader, and often each start."
    case .graphStale: "The graphs in docs are written by scripts/generate and show what is."
    case .apiUndocumented: "Who uses a product knows of a symbol only what its comment says."
    case .docLink: "Who follows a document must arrive."
    case .docCommand: "A command in a document is one that works, and a test must be able to find it."
    case .defaultPool: "One job on Swift's default pool makes libdispatch wake the idle program once a second for ever."
    case .escapeHatch:
      "What the compiler does not check, and what traps, must be rare enough to be read one by one."
    case .format: "One format for all files keeps changes readable."
    case .syntax: "A file that the compiler cannot read cannot be checked."
    case .unreadable: "What cannot be read cannot be checked."
    case .toolMissing: "A check that did not run has not passed."
    }
  }
}
