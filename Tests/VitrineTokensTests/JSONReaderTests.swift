import Testing
import VitrineTokens

@Suite("JSON is read strictly, with marks")
struct JSONReaderTests {
    @Test(arguments: [
        ("", "1:1 this is not JSON: the text ends where a value belongs"),
        ("{", "1:1 this is not JSON: this object is not closed"),
        ("{\"a\"", "1:5 this is not JSON: `:` is missing after the key `a`"),
        ("{\"a\": {} \"b\": {}}", "1:10 this is not JSON: `,` or `}` is missing"),
        ("{\"a\": {}}\n}", "2:1 this is not JSON: there is more after the end of the value"),
        ("{\"a\": {\"$value\": 01}}", "1:18 this is not JSON: a number does not begin with 0"),
        ("{\"a\": {\"$value\": 1.}}", "1:18 this is not JSON: digits belong after the point"),
        ("{\"a\": {\"$value\": -}}", "1:18 this is not JSON: digits belong after the minus sign"),
        ("{\"a\": {\"$value\": 1e}}", "1:18 this is not JSON: digits belong in the exponent"),
        ("{\"a\": {\"$value\": 1e999}}", "1:18 this is not JSON: `1e999` is too large for a number"),
        ("{\"a\": NaN}", "1:7 this is not JSON: `NaN` is no value: texts are in quotes"),
        ("{\"a\": \"x}", "1:7 this is not JSON: this quote is not closed"),
        ("{\"a\": \"x\n\"}", "1:7 this is not JSON: this quote is not closed on its line"),
        ("{\"a\": \"\\q\"}", "1:8 this is not JSON: a backslash stands before one of \" \\ / b f n r t u"),
        ("{\"a\": \"\\uD800\"}", "1:8 this is not JSON: half a surrogate pair is no character"),
        ("{\"a\": \"\\u12\"}", "1:8 this is not JSON: four hexadecimal digits belong after \\u"),
        ("{\"a\": +1}", "1:7 this is not JSON: a value cannot begin with `+`"),
        ("{\"é\": {}, \"b\": ]}", "1:16 this is not JSON: a value cannot begin with `]`"),
        ("{\"a\": {}, \"a\": {}}", "1:11 the key `a` is given twice"),
        ("[]", "1:1 expected an object, found an array"),
    ])
    func faultsHavePlaces(_ text: String, _ message: String) {
        #expect(TokenRun(text).errors == [message])
    }

    @Test func linesEndInAnyWay() {
        #expect(
            TokenRun("{\r\n\"a\":\r{},\n!}").errors == ["4:1 this is not JSON: a key in quotes belongs here"])
    }

    @Test func escapesAreCharacters() {
        let run = TokenRun(#"{"t\u00e9\ud83d\ude00\/": {"$type": "fontFamily", "$value": "a\"\\\n\tb"}}"#)
        #expect(run.value("té😀/") == #""a\"\\\n\tb""#)
    }

    /// Constructs that people write by hand give one warning each, however often they occur.
    @Test func relaxedJSONIsReadWithWarnings() {
        let run = TokenRun(
            """
            { // a comment
              a: { /* another */ '$type': "number", "$value": 1, },
              b: { "$type": "number", "$value": 2 },
            }
            """)
        #expect(run.value("a") == "1")
        #expect(
            run.warnings == [
                "1:3 JSON has no comments: other tools may refuse this file",
                "2:3 JSON has no keys without quotes: other tools may refuse this file",
                "2:22 JSON has no single quotes: other tools may refuse this file",
                "2:52 JSON has no commas at the end: other tools may refuse this file",
            ])
    }

    @Test func limitsHold() {
        var limits = TokenLimitsForTests.small
        #expect(
            TokenRun(String(repeating: "[", count: 50), limits: limits).errors == [
                "1:22 values are nested more than 20 deep"
            ])
        limits.values = 3
        #expect(
            TokenRun("{\"a\": {\"b\": {\"c\": {}}}}", limits: limits).errors == [
                "1:19 too many values: 4 where 3 are allowed"
            ])
        limits.bytes = 2
        #expect(TokenRun("{ }", limits: limits).errors == ["1:1 too many bytes: 3 where 2 are allowed"])
    }

    /// A hundred thousand brackets must not crash the process.
    @Test(arguments: ["[", "{\"a\":", "{\"a\": {\"$extends\": \"{a}\", \"b\":"])
    func depthDoesNotCrash(_ part: String) {
        #expect(!TokenRun(String(repeating: part, count: 100_000)).errors.isEmpty)
    }
}
