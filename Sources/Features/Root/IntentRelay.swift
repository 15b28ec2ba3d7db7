internal import EntireTabRouter
internal import StoaFlow

/// Leads the intents of features that are made later to the shell, which it does not keep alive.
@FlowActor final class IntentRelay {
  weak var shell: EntireTabCoordinator?
}
