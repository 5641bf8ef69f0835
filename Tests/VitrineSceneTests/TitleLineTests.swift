import Testing
import VitrineJSON
import VitrineTestSupport

@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource
@testable import VitrineText

/// `lineLimit` and `minimumScaleFactor` reach the titles of controls, as SwiftUI's environment does.
@Suite struct TitleLineTests {
    private static func texts(in element: any Element) -> [TextElement] {
        (element as? TextElement).map { [$0] } ?? element.children.flatMap(texts)
    }

    /// Returns the title of a control; `nil` if it shows none.
    private static func title(in element: any Element) -> TextElement? {
        texts(in: element).first { $0.content.string == "Title" }
    }

    private func scene(_ nodes: String, canvas: String = "") -> String {
        "vitrine: 1\ncanvas: { width: 300, height: 600\(canvas) }\nbody:\n  - \(nodes)\n"
    }

    private static let controls = [
        "button: Title", "chip: Title", "link: Title", "label: Title", "toggle: { label: Title }",
        "row: Title", "sectionHeader: Title", "toast: Title", "gauge: { value: 0.4, label: Title }",
        "picker: { options: [A, B], selection: 0, label: Title }",
    ]

    @Test(arguments: controls)
    func titlesFollowTheScene(_ control: String) throws {
        for node in [
            "{ \(control), lineLimit: 4, minimumScaleFactor: 0.5 }",
            "{ vstack: [{ \(control) }], lineLimit: 4, minimumScaleFactor: 0.5 }",
        ] {
            for canvas in ["", ", dynamicType: AX2"] {
                let resolved = try SceneRun.resolved(scene(node, canvas: canvas))
                let title = try #require(Self.title(in: resolved.root), "\(control)")
                #expect(title.style.lineLimit == 4 && title.style.minimumScaleFactor == 0.5, "\(control)")
                #expect(resolved.warnings.isEmpty, "\(control): \(resolved.warnings.all)")
            }
        }
    }

    /// Without a limit they have the lines of iOS, and more at accessibility sizes.
    @Test(arguments: [
        ("button: Title", 1, 3), ("chip: Title", 1, 1), ("row: Title", 2, nil), ("link: Title", nil, nil),
        ("toast: Title", 2, 3),
    ])
    func titlesHaveLimitsOfTheirOwn(control: String, limit: Int?, large: Int?) throws {
        for (canvas, expected) in [("", limit), (", dynamicType: AX2", large)] {
            let root = try SceneRun.resolved(scene("{ \(control) }", canvas: canvas)).root
            #expect(Self.texts(in: root).first?.style.lineLimit == expected, "\(control)\(canvas)")
        }
    }

    /// What has one line by iOS's own rule keeps it.
    @Test(arguments: [
        "{ segmentedPicker: { segments: [Title, Other] } }", "{ navigationBar: Title }",
        "{ tabBar: { items: [{ icon: house, label: Title }, { icon: person, label: Me }] } }",
    ])
    func titlesOfBarsStayOnOneLine(_ node: String) throws {
        let root = try SceneRun.resolved(scene("{ zstack: [\(node)], lineLimit: 4 }")).root
        let title = try #require(Self.title(in: root))
        #expect(title.style.lineLimit == 1)
    }

    /// A button of several lines is higher, and one whose title fits one line is not.
    @Test(arguments: [("A rather long title of a button", true), ("Short", false)])
    func buttonsGrowWithTheirLines(title: String, isHigher: Bool) throws {
        func height(_ modifiers: String) throws -> Double {
            let node = "{ button: \(title), frame: { width: 150 }, id: a\(modifiers) }"
            let frames = try LayoutCase.frames(ofDump: SceneRun.laidOut(scene(node)).dump.jsonText())
            return try #require(frames["#a"])[3]
        }
        let (plain, limited) = (try height(""), try height(", lineLimit: 3"))
        #expect((limited > plain) == isHigher && limited >= plain, "\(plain), \(limited)")
    }
}
