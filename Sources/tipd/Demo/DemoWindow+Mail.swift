import TipCore

extension DemoWindow {
  /// A window of a mail program.
  static let mail = DemoWindow(
    id: "mail", bounds: Rect(width: 900, height: 600), direction: .ltr,
    controls: panels + toolbar + folders + messages + letter + status)

  /// The same in Hebrew.
  static let hebrewMail = mail.mirrored(
    id: "hebrew-mail",
    labels: [
      "Compose": "כתיבה", "Reply": "תשובה", "Archive": "לארכיון", "Search mail": "חיפוש בדואר", "MK": "מכ",
      "Inbox": "דואר נכנס", "Drafts": "טיוטות", "Sent": "נשלחו", "Old mail": "ארכיון", "Mira Kahn": "מירה כהן",
      "Jonas Weber": "יונה ובר", "Harbour Club": "מועדון הנמל", "Ada Moretti": "עדה מורטי",
      "Train tickets": "כרטיסי רכבת", "The plan for Saturday": "התוכנית לשבת",
      "Mira Kahn <mira@harbour.example>, 9:41": "מירה כהן, 9:41",
      "map.pdf": "מפה.pdf", "Send": "שליחה", "Sync": "סנכרון",
      "All mail is here": "כל הדואר כאן",
    ])

  private static let panels = [
    DemoControl(.panel, 0, 52, 172, 520),
    DemoControl(.panel, 172, 52, 256, 520),
    DemoControl(.panel, 428, 52, 472, 520),
    DemoControl(.note, 0, 52, 900, 520, name: "work"),
  ]

  private static let toolbar = [
    DemoControl(.bar, 0, 0, 900, 52),
    DemoControl(.primary, 16, 10, 104, 32, radius: 8, "Compose", name: "compose"),
    DemoControl(.button, 132, 10, 76, 32, radius: 8, "Reply", name: "reply"),
    DemoControl(.button, 216, 10, 84, 32, radius: 8, "Archive", name: "archive"),
    DemoControl(.field, 568, 10, 240, 32, radius: 16, "Search mail", name: "search"),
    DemoControl(.portrait, 852, 10, 32, 32, radius: 16, "MK", name: "account"),
  ]

  private static let folders = [
    DemoControl(.chosen, 12, 68, 148, 32, radius: 8, "Inbox", name: "inbox"),
    DemoControl(.entry, 12, 104, 148, 32, radius: 8, "Drafts", name: "drafts"),
    DemoControl(.entry, 12, 140, 148, 32, radius: 8, "Sent", name: "sent"),
    DemoControl(.entry, 12, 176, 148, 32, radius: 8, "Old mail", name: "old"),
  ]

  private static let messages: [DemoControl] = {
    let senders = ["Mira Kahn", "Jonas Weber", "Harbour Club", "Ada Moretti", "Train tickets"]
    var controls: [DemoControl] = []
    for (row, sender) in senders.enumerated() {
      let y = 60 + Double(row) * 72
      controls.append(
        DemoControl(row == 0 ? .chosen : .entry, 180, y, 240, 64, radius: 8, name: "message-\(row + 1)"))
      controls.append(DemoControl(.heading, 192, y + 10, 216, 16, sender))
      controls.append(DemoControl(.prose, 192, y + 34, 216, 22))
    }
    return controls
  }()

  private static let letter = [
    DemoControl(.heading, 452, 76, 424, 24, "The plan for Saturday"),
    DemoControl(.note, 452, 102, 424, 18, "Mira Kahn <mira@harbour.example>, 9:41"),
    DemoControl(.prose, 452, 142, 424, 154),
    DemoControl(.button, 452, 320, 132, 36, radius: 8, "map.pdf", name: "attachment"),
    DemoControl(.field, 452, 436, 424, 116, radius: 8, "", name: "answer"),
    DemoControl(.prose, 464, 457, 100, 6),
    DemoControl(.caret, 560, 450, 2, 20),
    DemoControl(.primary, 796, 508, 68, 32, radius: 8, "Send", name: "send"),
  ]

  private static let status = [
    DemoControl(.bar, 0, 572, 900, 28),
    DemoControl(.note, 16, 577, 300, 18, "All mail is here"),
    DemoControl(.button, 832, 576, 60, 20, radius: 6, "Sync", name: "sync"),
  ]
}
