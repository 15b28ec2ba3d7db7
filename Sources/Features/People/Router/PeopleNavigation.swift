internal import PeopleInterface
internal import RouterSupport

/// The way from a place of People to its coordinator.
typealias PeopleNavigation = PlaceNavigation<PeopleRoute, PeopleIntent>
