import Foundation

exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst()), registry: stoaRegistry).run())
