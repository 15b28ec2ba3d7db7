internal import DomainLayer

extension SampleWorld.Contents {
  /// Five people in three cities, two posts each, two comments on each post, four to-dos each.
  public static var sample: SampleWorld.Contents {
    var contents = SampleWorld.Contents()
    contents.users = [
      person(1, "Ada Morel", city: "Lyon", company: "Atelier Nord"),
      person(2, "Bo Lindgren", city: "Malmö", company: "Kustlinjen"),
      person(3, "Chiara Neri", city: "Lyon", company: "Filo Rosso"),
      person(4, "Dae Han", city: "서울", company: "한빛"),
      person(5, "Eli Stone", city: "Lyon", company: "Quarry"),
    ]
    contents.posts = (1...10).map { id in
      Post(
        id: id, author: (id + 1) / 2, title: "Post \(id)",
        body: "The first line of post \(id).\nThe second line of post \(id), which is a little longer than the first.")
    }
    contents.comments = (1...20).map { id in
      Comment(
        id: id, post: (id + 1) / 2, name: "Comment \(id)", email: "reader\(id)@example.org",
        body: "What was said in comment \(id).")
    }
    contents.todos = (1...20).map { id in
      Todo(id: id, owner: (id + 3) / 4, title: "To-do \(id)", isDone: id.isMultiple(of: 2))
    }
    return contents
  }

  /// So many people in a row of cities, for long lists.
  public static func people(_ count: Int) -> SampleWorld.Contents {
    var contents = SampleWorld.Contents()
    contents.users = (1...max(1, count)).map { id in
      person(id, "Person \(id)", city: "City \(id % 7)", company: "Company \(id % 3)")
    }
    return contents
  }

  private static func person(_ id: Int, _ name: String, city: String, company: String) -> User {
    let username = name.split(separator: " ").first.map { $0.lowercased() + "\(id)" } ?? "user\(id)"
    return User(
      id: id, name: name, username: username, email: "\(username)@example.org", phone: "+00 \(id)",
      website: "\(username).example", company: company, city: city)
  }
}
