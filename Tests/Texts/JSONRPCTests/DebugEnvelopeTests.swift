import JSONRPC
import JSONValues
import Testing

/// The envelope of the Debug Adapter Protocol, on both ways.
@Suite struct DebugEnvelopeTests {
  private func read(_ text: String, _ envelope: inout DebugEnvelope) throws -> RPCMessage {
    try envelope.message(reading: text.utf8)
  }

  @Test func aRequestIsAnsweredUnderItsNumberAndItsName() throws {
    var envelope = DebugEnvelope()
    let message = try read(
      #"{"seq":7,"type":"request","command":"next","arguments":{"threadId":1}}"#, &envelope)
    #expect(message == .request(id: 7, method: "next", params: ["threadId": 1]))
    #expect(
      envelope.written(RPCMessage.success(7, ["a": true])) == [
        "seq": 1, "type": "response", "request_seq": 7, "command": "next", "success": true,
        "body": ["a": true],
      ])
    _ = try read(#"{"seq":8,"type":"request","command":"pause"}"#, &envelope)
    let failed = envelope.written(RPCMessage.failure(8, RPCError(.requestFailed, "not now")))
    #expect(failed["success"] == false && failed["message"] == "not now")
    #expect(failed["command"] == "pause" && failed["seq"] == 2)
    #expect(failed["body"]?["error"]?["format"] == "not now")
  }

  @Test func aRequestCanBeGivenUp() throws {
    var envelope = DebugEnvelope()
    _ = try read(#"{"seq":3,"type":"request","command":"evaluate"}"#, &envelope)
    let message = try read(
      #"{"seq":4,"type":"request","command":"cancel","arguments":{"requestId":3}}"#, &envelope)
    #expect(message.cancelled == 3)
    let answer = envelope.written(RPCMessage.failure(3, RPCError(.cancelled, "it was cancelled")))
    #expect(answer["command"] == "evaluate" && answer["message"] == "cancelled")
    #expect(answer["success"] == false && answer["request_seq"] == 3)
  }

  @Test func anEventIsANotification() throws {
    var envelope = DebugEnvelope()
    #expect(
      envelope.written(RPCMessage.noting("stopped", ["reason": "step"])) == [
        "seq": 1, "type": "event", "event": "stopped", "body": ["reason": "step"],
      ])
    #expect(
      try read(#"{"seq":1,"type":"event","event":"x","body":{"b":1}}"#, &envelope)
        == .notification(method: "x", params: ["b": 1]))
    #expect(
      try read(
        #"{"seq":2,"type":"response","request_seq":5,"success":true,"body":{}}"#, &envelope)
        == .response(id: 5, result: [:], error: nil))
  }

  @Test(arguments: [
    "nothing", "[]", #"{"type":"request","command":"x"}"#, #"{"seq":1,"type":"request"}"#,
    #"{"seq":1}"#, #"{"seq":1,"type":"other"}"#, #"{"jsonrpc":"2.0","id":1,"method":"x"}"#,
  ])
  func whatIsNoMessageIsAnswered(_ text: String) {
    var envelope = DebugEnvelope()
    let error = #expect(throws: RPCMessage.Malformed.self) { try read(text, &envelope) }
    let answer = error.map { envelope.written($0.response) }
    #expect(answer?["type"] == "response" && answer?["success"] == false)
    #expect(answer?["request_seq"]?.integer != nil)
  }
}
