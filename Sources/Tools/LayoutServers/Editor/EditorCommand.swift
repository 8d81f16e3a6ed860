import JSONRPC
import JSONValues
import LayoutDrawing
import LayoutShell
import PlumbLanguage

/// Something that an editor can have shown beside the text.
enum EditorCommand: String, CaseIterable, Sendable {
  case picture = "plumb.picture"
  case page = "plumb.page"

  /// What a menu calls it.
  var title: String {
    switch self {
    case .picture: "Open the picture of this layout"
    case .page: "Show the page of this file"
    }
  }

  /// The ending of the file that is shown.
  var ending: String {
    switch self {
    case .picture: "svg"
    case .page: "html"
    }
  }

  /// How it is offered as a code action for a document.
  func action(for address: String) -> JSONValue {
    [
      "title": .string(title), "kind": "source",
      "command": [
        "title": .string(title), "command": .string(rawValue),
        "arguments": [.string(address)],
      ],
    ]
  }
}

extension EditorServer {
  /// Carries out a command: what is to be seen is put into a file, and the editor is asked to open it.
  ///
  /// An editor that opens nothing for a server says where the file is.
  mutating func execute(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let name = params["command"]?.text ?? ""
    guard let command = EditorCommand(rawValue: name) else {
      let known = EditorCommand.allCases.map(\.rawValue).joined(separator: ", ")
      throw RPCError(.invalidParams, "there is no command \(name.escaped), but \(known)")
    }
    let address = params["arguments"]?.elements.first?.text ?? ""
    guard let document = documents[address] else {
      throw RPCError(.invalidParams, "\(name) needs the address of a document that is open")
    }
    let text: String
    do throws(Diagnostic) { text = try document.text(shownBy: command) } catch {
      throw RPCError(.requestFailed, "error[\(error.code.rawValue)]: \(error.message)")
    }
    let path: String
    do throws(Files.Problem) {
      path = try files.keep(text, "\(document.name).\(command.ending)")
    } catch {
      throw RPCError(.requestFailed, "the file cannot be written: \(error.reason)")
    }
    let shown = FileAddress.address(path)
    send(
      opensFiles
        ? RPCMessage.asking(
          .string(name), "window/showDocument", ["uri": .string(shown), "external": true])
        : RPCMessage.noting(
          "window/showMessage", ["type": 3, "message": .string("written to \(path)")]))
    return .string(shown)
  }
}
