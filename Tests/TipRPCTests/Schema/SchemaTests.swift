import Testing
import TipCore
import TipRPC

@Suite("The schema")
struct SchemaTests {
  private let schema: JSONValue

  init() throws {
    schema = try parsed(Schema.text)
  }

  @Test("is one line with the version and every method")
  func methods() {
    #expect(Schema.text.split(separator: "\n").count == 1)
    #expect(schema.member("version")?.string() == Version.current)
    #expect(names(schema.member("methods"), "name") == MethodTable.names)
  }

  @Test("has every event, option and preset")
  func tables() {
    #expect(names(schema.member("events"), "name") == EventName.allCases.map { $0.rawValue })
    #expect(names(schema.member("options"), "path") == ["preset"] + OptionTable.rows.map { $0.path })
    for option in schema.member("options")?.elements.map({ $0 }) ?? [] {
      #expect(option.member("values")?.members.map { $0.0.string() } == Preset.allCases.map { $0.rawValue })
    }
  }

  @Test("gives each error a code and a kind of its own")
  func errors() {
    let kinds = names(schema.member("errors"), "kind")
    let codes = schema.member("errors")?.elements.map { $0.member("code")?.number() } ?? []
    #expect(Set(kinds).count == kinds.count && Set(codes).count == codes.count)
    #expect(kinds.count == codes.count && kinds.contains("invalidParams") && codes.contains(-32602))
  }

  @Test("refers only to objects that it describes, and to each of them")
  func references() {
    let described = schema.member("objects")?.members.map { "#/objects/" + ($0.0.string() ?? "") } ?? []
    let targets = Set(references(in: schema))
    #expect(targets == Set(described + ["#/objects/options"]))
  }

  private func names(_ list: JSONValue?, _ member: String) -> [String?] {
    list?.elements.map { $0.member(member)?.string() } ?? []
  }

  private func references(in json: JSONValue) -> [String] {
    switch json.kind {
    case .array: json.elements.flatMap { references(in: $0) }
    case .object:
      json.members.flatMap { key, value in
        if key.equals("$ref") { [value.string() ?? ""] } else { references(in: value) }
      }
    default: []
    }
  }
}
