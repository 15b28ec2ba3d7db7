/// The order of a list of people; equal ones stand in the order of their ids.
public enum UserSort: String, Hashable, Sendable, CaseIterable {
  case id
  case name
  case city
}
