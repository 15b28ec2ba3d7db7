internal import RouterSupport
internal import SettingsInterface

/// The way from a place of Settings to its coordinator.
typealias SettingsNavigation = PlaceNavigation<SettingsRoute, SettingsIntent>
