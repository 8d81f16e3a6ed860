/// A page of HTML that needs no script and no network: a browser refuses it both.
package struct HTMLDocument: Sendable {
  /// What the window is called, as people read it.
  package var title: String
  /// Its style, as CSS.
  package var style: String
  /// What stands between `<body>` and `</body>`, as HTML: texts in it went through
  /// ``SVG/escaped(_:)``.
  package var body: String

  /// Makes a page.
  package init(title: String, style: String, body: String) {
    (self.title, self.style, self.body) = (title, style, body)
  }

  /// The whole page.
  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(SVG.escaped(title))</title>
    <style>\(style)</style>
    </head>
    <body class="plumb">
    \(body)</body>
    </html>

    """
  }
}
