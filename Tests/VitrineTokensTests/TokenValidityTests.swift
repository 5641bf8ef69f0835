import Testing
import VitrineSource
import VitrineTokens

@Suite("What is wrong with a token is no fault of the others")
struct TokenValidityTests {
    @Test func soundTokensRemain() {
        let run = TokenRun(
            """
            {
              "good": { "$type": "number", "$value": 1 },
              "bad": { "$type": "number", "$value": true },
              "uses": { "$value": "{bad}" },
              "usesThat": { "$value": "{uses}" },
              "alias": { "$value": "{good}" }
            }
            """)
        #expect(run.tokens.names == ["good", "alias"])
        #expect(run.errors == ["3:41 expected a number, found true"])
        #expect(run.tokens.invalid.map(\.name) == ["bad", "uses", "usesThat"])
        #expect(run.tokens.invalid.allSatisfy { $0.problem.message == "expected a number, found true" })
        #expect(run.tokens.invalid.allSatisfy { $0.problemLocation == "t.json:3:41" })
        #expect(run.tokens.invalid[2].location == "t.json:5:3")
    }

    /// One error each, with all that depends on what is wrong.
    @Test(arguments: [
        (#""a": { "$value": "{b}" }, "b": { "$value": "{a}" }"#, ["b", "a"], 1),
        (#""a.b": { "$type": "number", "$value": 1 }, "c": { "$value": "{a.b}" }"#, ["a.b", "c"], 1),
        (
            #""{g}": { "x": { "$type": "number", "$value": 1 } }, "d": { "$type": "number", "$value": 2 }"#,
            ["{g}.x"], 1
        ),
        (#""a": { "$type": "nmber", "$value": 1 }, "b": { "$value": "{a}" }"#, ["a", "b"], 1),
        (
            #""a": { "$type": "number", "$value": 1, "b": { "$value": 2 } }, "c": { "$value": "{a}" }"#,
            ["a", "a.b", "c"], 1
        ),
        (
            #""g": { "$extends": "{none}", "own": { "$type": "number", "$value": 1 } }, "a": { "$value": "{g.other}" }"#,
            ["a"], 1
        ),
        (#""a": { "$type": "string", "$value": "x" }, "b": { "$value": "{a}" }"#, ["a", "b"], 0),
    ])
    func faultsAreReportedOnce(_ members: String, _ invalid: [String], _ errors: Int) {
        let run = TokenRun("{ \"fine\": { \"$type\": \"number\", \"$value\": 7 }, \(members) }")
        #expect(run.errors.count == errors, "\(run.rendered)")
        #expect(Set(run.tokens.invalid.map(\.name)) == Set(invalid), "\(run.rendered)")
        #expect(run.value("fine") == "7")
    }

    /// What is read from a text with a warning is read from an object, too.
    @Test(arguments: [
        ("dimension", #"{ "value": 4, "unit": "dp" }"#, "4px"), ("dimension", "0", "0px"),
        ("dimension", #"{ "value": 4, "unit": "pt" }"#, "4px"),
        ("dimension", #"{ "value": 0, "unit": "" }"#, "0px"),
        ("color", ##"{ "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#fff" }"##, "#ffffff"),
        (
            "typography",
            #"{ "fontFamily": "Inter", "fontSize": { "value": 10, "unit": "px" }, "textCase": "none" }"#,
            "Inter 400 10px/1.2, spacing 0px"
        ),
        (
            "typography",
            #"{ "fontFamily": "Inter", "fontSize": { "value": 10, "unit": "px" }, "letterSpacing": { "value": 0.1, "unit": "em" }, "lineHeight": { "value": 15, "unit": "px" } }"#,
            "Inter 400 10px/1.5, spacing 1px"
        ),
        ("fontFamily", #"["Menlo, 'Fira Code', monospace"]"#, "Menlo, Fira Code, monospace"),
        ("dimension", "7", "7px"), ("fontWeight", #""600""#, "600"), ("fontWeight", #""SemiBold""#, "600"),
        ("fontWeight", #""Regular""#, "400"),
        (
            "typography",
            #"{ "fontFamily": "Inter", "fontSize": 20, "fontWeight": "Semi Bold", "letterSpacing": "0%", "lineHeight": "AUTO" }"#,
            "Inter 600 20px/1.2, spacing 0px"
        ),
    ])
    func objectsAreReadLikeTexts(_ type: String, _ value: String, _ text: String) {
        let run = TokenRun.one(type, value)
        #expect(run.errors == [])
        #expect(run.tokens["t"]?.value.text == text)
        #expect(!run.warnings.isEmpty && run.warnings.allSatisfy { $0.contains("older than 2025.10: ") })
    }

    @Test(arguments: [
        ("dimension", #"{ "value": 2, "unit": "em" }"#, "letterSpacing"),
        ("dimension", #""2em""#, "letterSpacing"), ("dimension", #"{ "value": 2, "unit": "vw" }"#, "in px"),
    ])
    func hintsLeadOn(_ type: String, _ value: String, _ hint: String) {
        let run = TokenRun.one(type, value)
        #expect(run.errors.count == 1)
        let suggestion = run.found.first?.problem.hint?.text ?? ""
        #expect(suggestion.contains(hint) && !suggestion.contains("did you mean"), "\(suggestion)")
    }
}
