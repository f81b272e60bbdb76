import TipCore

/// A file with drawings: one SVG, or a page of them.
struct RenderDocument {
  let inputs: [RenderInput]
  let options: RenderOptions

  /// The whole file.
  var text: String {
    var document = Markup()
    if options.isPage {
      page(&document)
    } else {
      for input in inputs { figure(input, prefix: "", in: &document, isWhole: true) }
    }
    return document.text
  }

  private func page(_ page: inout Markup) {
    page.raw("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { (html: inout Markup) -> Void in
      html.element("head") { (head: inout Markup) -> Void in
        head.element("meta", ["charset": "utf-8"])
        head.element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        head.element("title", text: "tipd render")
        head.element("style") { (style: inout Markup) -> Void in style.raw(options.palette.sheet) }
      }
      html.element("body") { (body: inout Markup) -> Void in
        for (index, input) in inputs.enumerated() {
          body.element("figure") { (figure: inout Markup) -> Void in
            self.figure(input, prefix: inputs.count > 1 ? "figure-\(index)-" : "", in: &figure, isWhole: false)
            if !input.name.isEmpty { figure.element("figcaption", text: input.name) }
          }
        }
      }
    }
  }

  /// Draws one window; `isWhole` if it is a file of its own.
  private func figure(_ input: RenderInput, prefix: String, in markup: inout Markup, isWhole: Bool) {
    let (scene, view) = (input.scene, input.scene.view)
    let style = DrawingStyle(prefix: prefix, isAnimated: options.isAnimated, showsRegions: options.showsRegions)
    let root: Markup.Attributes = [
      "xmlns": isWhole ? "http://www.w3.org/2000/svg" : nil,
      "viewBox": viewBox(view), "width": exact(view.width * scene.scale.x),
      "height": exact(view.height * scene.scale.y),
      "preserveAspectRatio": scene.scale.x == scene.scale.y ? nil : "none", "role": "img",
      "aria-label": input.name.isEmpty ? "Tips" : input.name,
    ]
    markup.element("svg", root) { (svg: inout Markup) -> Void in
      if let bounds = scene.bounds { svg.window(bounds, scene.targets, options.palette) }
      svg.draw(scene, style)
    }
  }
}

/// The part of the plane that is drawn.
func viewBox(_ view: Rect) -> String {
  [view.x, view.y, view.width, view.height].map(exact).joined(separator: " ")
}
