import TipCore

/// The page that shows every step: one file that needs nothing else.
struct DemoPage {
  let records: [DemoRecord]

  /// The whole page.
  var text: String {
    var page = Markup()
    page.raw("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { (html: inout Markup) -> Void in
      html.element("head") { (head: inout Markup) -> Void in writeHead(&head) }
      html.element("body") { (body: inout Markup) -> Void in
        writeSymbols(&body)
        writeHeader(&body)
        body.element("main") { (main: inout Markup) -> Void in
          for record in records { main.section(record) }
        }
      }
    }
    return page.text
  }

  private func writeHead(_ head: inout Markup) {
    head.element("meta", ["charset": "utf-8"])
    head.element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    head.element("title", text: "tipd demo")
    head.element("style") { (style: inout Markup) -> Void in style.raw(DemoStyle.sheet) }
  }

  /// The windows, drawn once for all figures.
  private func writeSymbols(_ body: inout Markup) {
    var written: [String] = []
    body.element("svg", ["class": "symbols", "aria-hidden": "true"]) { (svg: inout Markup) -> Void in
      for record in records where !written.contains(record.window.id) {
        written.append(record.window.id)
        svg.symbol(record.window)
      }
    }
  }

  private func writeHeader(_ body: inout Markup) {
    body.element("header") { (header: inout Markup) -> Void in
      header.element("h1", text: "tipd demo")
      header.element(
        "p",
        text: """
          tipd \(Version.current) started itself as a child and asked it, over a pipe and with the public protocol \
          only, where the tips of a built-in window go. Each figure is the window as its host would draw it after \
          one step: holes, outlines, arrows, parts, lines of text, colours, shadows and motions are taken from the \
          replies. Point at a figure to see how it came about. The conversation is below each figure.
          """)
      header.element("nav", ["aria-label": "Steps"]) { (nav: inout Markup) -> Void in
        nav.element("ol") { (list: inout Markup) -> Void in
          for record in records {
            list.element("li") { (item: inout Markup) -> Void in
              item.element("a", ["href": "#\(record.anchor)"], text: record.step.title)
            }
          }
        }
      }
    }
  }
}
