import Testing
import TipCore

@Suite("A list of placements")
struct PlacementListTests {
  @Test("gives back what it was given, in order")
  func order() {
    var random = SeededGenerator(seed: 4)
    for count in 0...PlacementList.capacity {
      let requests = Array(PlacementRequest.allCases.shuffled(using: &random).prefix(count))
      let list = PlacementList(requests)
      #expect(list.count == count)
      #expect((0..<count).map { list[$0] } == requests)
    }
  }

  @Test("holds twelve and no more")
  func full() {
    var list = PlacementList(PlacementRequest.allCases)
    #expect(list.count == 12)
    let before = list
    let isAppended = list.append(.auto)
    #expect(!isAppended)
    #expect(list == before)
    #expect((0..<12).map { list[$0] } == Array(PlacementRequest.allCases.prefix(12)))
  }

  @Test("has auto before its start and past its end")
  func outside() {
    let list = PlacementList(sides: [.left, .right])
    #expect(list[-1] == .auto)
    #expect(list[2] == .auto)
    #expect(list[12] == .auto)
    #expect(list[Int.max] == .auto)
    #expect(PlacementList() == PlacementList([]))
    #expect(PlacementList(sides: [.left]) != PlacementList(sides: [.left, .left]))
  }
}
