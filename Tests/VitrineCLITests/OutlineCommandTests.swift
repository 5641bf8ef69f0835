import Foundation
import Testing

@Suite("vitrine audit --outline")
struct OutlineCommandTests {
    /// Returns what is said of nodes, a line each, without numbers and places.
    private func spoken(_ nodes: String, top: String = "") throws -> [String] {
        let folder = try Folder()
        let scene = """
            vitrine: 1
            canvas: { device: iphone-17 }
            \(top)
            body:
            \(nodes)

            """
        try folder.write(scene, "scene.yaml")
        let result = try Tool.run(["audit", "scene.yaml", "--outline", "--threads", "1"], in: folder.url)
        try #require(result.code == 0, "\(result.errors)")
        return result.output.split(separator: "\n").map { line in
            guard line.first?.isNumber == true else { return String(line) }
            let words = line.drop { $0.isNumber }.drop { $0 == " " }
            return words.range(of: "  (").map { String(words[..<$0.lowerBound]) } ?? String(words)
        }
    }

    private static let kinds: [(node: String, words: [String])] = [
        ("{ text: Hello }", ["Hello"]),
        ("{ button: Save }", ["Save, button"]),
        ("{ button: { title: Save, icon: checkmark, state: disabled } }", ["Save, dimmed, button"]),
        ("{ iconButton: xmark }", ["xmark, button"]),
        ("{ iconButton: xmark, accessibility: Close }", ["Close, button"]),
        // Spokes take the place of the symbol.
        ("{ iconButton: { icon: xmark, state: loading } }", ["xmark, button"]),
        ("{ button: { icon: heart, state: loading } }", ["heart, button"]),
        ("{ button: { title: Save, icon: heart, state: loading } }", ["Save, button"]),
        ("{ icon: heart.fill }", ["heart, image"]),
        ("{ toggle: { isOn: true, label: Wi-Fi } }", ["Wi-Fi, on, switch button"]),
        ("{ row: { title: Wi-Fi, content: [{ toggle: false }] } }", ["Wi-Fi, off, switch button"]),
        (
            "{ row: { title: Name, value: Anna, icon: person, accessory: disclosure } }",
            ["Name, Anna, button"]
        ),
        ("{ slider: 0.5, accessibility: Volume }", ["Volume, 50%, adjustable"]),
        ("{ stepper: { label: Sets, value: 3 } }", ["Sets, 3, adjustable"]),
        ("{ chip: { title: Run, selected: true } }", ["selected, Run, button"]),
        (
            "{ segmentedPicker: { segments: [Day, Week], selection: 1 } }",
            ["Day, button, 1 of 2", "selected, Week, button, 2 of 2"]
        ),
        ("{ textField: { label: Name, placeholder: Anna } }", ["Name, Anna, text field"]),
        (
            "{ secureField: { placeholder: Code, text: abc } }",
            ["Code, 3 characters, secure text field", "   actions: Show"]
        ),
        ("{ searchField: }", ["Search, search field"]),
        ("{ progressBar: { value: 0.25, label: Copying } }", ["Copying, 25%, progress"]),
        ("{ pageControl: { pages: 5, current: 1 } }", ["page 2 of 5, adjustable"]),
        ("{ sectionHeader: { title: Today, action: All } }", ["Today, heading", "All, button"]),
        ("{ disclosureGroup: { title: More, content: [text: a] } }", ["More, collapsed, button"]),
        ("{ link: Terms }", ["Terms, link"]),
        ("{ avatar: Anna Bell }", ["Anna Bell, image"]),
        ("{ rectangle: , fill: red }", ["nothing to read"]),
        ("{ rectangle: , fill: red, accessibility: A red sign }", ["A red sign"]),
        ("{ text: Hidden, accessibility: { hidden: true } }", ["nothing to read"]),
        ("{ text: Hidden, opacity: 0 }", ["nothing to read"]),
        ("{ text: Today, accessibility: { heading: 2 } }", ["Today, heading level 2"]),
        ("{ text: Today, accessibility: { heading: true } }", ["Today, heading"]),
    ]

    @Test(arguments: kinds)
    func kindSaysWhatItIs(node: String, words: [String]) throws {
        #expect(try spoken("  - \(node)") == words)
    }

    @Test func aTabBarComesLastAndCountsItsTabs() throws {
        let words = try spoken(
            """
              - tabBar: { items: [{ icon: house, label: Home }, { icon: gear }], selected: 0 }
              - { text: Hello }
            """)
        #expect(words == ["Hello", "selected, Home, tab, 1 of 2", "gear, tab, 2 of 2"])
    }

    @Test func aNavigationBarComesFirst() throws {
        let words = try spoken(
            """
              - { text: Hello }
              - navigationBar: { title: Settings, back: "", trailing: [{ icon: plus }, { title: Edit }] }
            """)
        #expect(words == ["Back, button", "Settings, heading", "plus, button", "Edit, button", "Hello"])
    }

    @Test func itemsAndSegmentsHaveNamesOfTheirOwn() throws {
        let words = try spoken(
            """
              - navigationBar: { title: Notes, trailing: [{ icon: plus, accessibility: New note }] }
              - segmentedPicker: { segments: [{ icon: sun.max, accessibility: Day }, Week], selection: 0 }
              - tabBar:
                  items:
                    - { icon: house, accessibility: Home }
                    - { icon: gear, label: More, accessibility: Settings }
                  selected: 0
                  search: true
            """)
        #expect(
            words == [
                "Notes, heading", "New note, button",
                "selected, Day, button, 1 of 2", "Week, button, 2 of 2",
                "selected, Home, tab, 1 of 3", "Settings, tab, 2 of 3", "Search, tab, 3 of 3",
            ])
    }

    // MARK: Containers

    private static let containers: [(said: String, words: [String])] = [
        ("{ children: combine }", ["25, min, Stop, button"]),
        ("{ children: contain }", ["25", "min", "Stop, button"]),
        ("{ children: ignore }", ["nothing to read"]),
        ("{ label: 25 minutes }", ["25 minutes"]),
        ("{ value: soon }", ["25, min, Stop, soon, button"]),
        ("{ hint: Soon }", ["25, Soon", "min, Soon", "Stop, button, Soon"]),
        ("{ traits: isButton, label: Stop it }", ["Stop it, button"]),
        ("{ hidden: true }", ["nothing to read"]),
    ]

    @Test(arguments: containers)
    func stackSaysWhatItsKeysSay(said: String, words: [String]) throws {
        let nodes = "  - { hstack: [text: '25', text: min, button: Stop], accessibility: \(said) }"
        #expect(try spoken(nodes) == words)
    }

    @Test func severalControlsInOneElementAreItsActions() throws {
        let words = try spoken(
            """
              - hstack: [{ text: Song }, { button: Play }, { button: Like }]
                accessibility: { children: combine }
            """)
        #expect(words == ["Song", "   actions: Play, Like"])
    }

    @Test func higherPrioritiesAreReadFirst() throws {
        let words = try spoken(
            """
              - vstack:
                  - { text: A }
                  - { text: B, accessibility: { sortPriority: 1 } }
                  - { text: C }
            """)
        #expect(words == ["B", "A", "C"])
    }

    @Test func aModalSheetKeepsTheReader() throws {
        let words = try spoken(
            """
              - vstack: [{ text: Behind }, { button: Hidden }]
              - sheet: [{ text: Inside }]
            """)
        #expect(words == ["Inside", "behind it, not read: 2"])
    }

    // MARK: Components

    @Test func aUseOfAComponentNamesWhatItsBodyIs() throws {
        let words = try spoken(
            "  - { play: { }, accessibility: Play the song }",
            top: """
                components:
                  play:
                    body:
                      hstack: [{ icon: play }]
                      accessibility: { traits: isButton }
                """)
        #expect(words == ["Play the song, button"])
    }

    @Test func jsonHasFramesAndPlaces() throws {
        let folder = try Folder()
        try folder.write(
            """
            vitrine: 1
            canvas: { width: 100, height: 50 }
            body:
              - { rectangle: , frame: { width: 20, height: 10 }, accessibility: Sign }

            """, "scene.yaml")
        let result = try Tool.run(
            ["audit", "scene.yaml", "--outline", "--format", "json", "--threads", "1"], in: folder.url)
        let text = result.output.filter { !$0.isWhitespace }
        for part in [
            #""label":"Sign""#, #""frame":[40,20,20,10]"#, #""line":4"#, #""number":1"#, #""spoken":"Sign""#,
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test func outlinesHaveNoAnnotations() throws {
        let folder = try Folder()
        try folder.write("vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody: []\n", "scene.yaml")
        let result = try Tool.run(
            ["audit", "scene.yaml", "--outline", "--format", "sarif"], in: folder.url)
        #expect(result.code == 64)
    }

    // MARK: The legend

    /// Returns the size of a legend of some texts below each other.
    private func legend(_ texts: [String]) throws -> (width: UInt32, height: UInt32) {
        let folder = try Folder()
        let nodes = texts.map { "{ text: \"\($0)\", lineLimit: 1 }" }.joined(separator: ", ")
        try folder.write(
            """
            vitrine: 1
            canvas: { width: 100, height: 50, scale: 1 }
            body:
              - scroll: [{ vstack: [\(nodes)] }]

            """, "scene.yaml")
        let result = try Tool.run(
            ["audit", "scene.yaml", "--outline", "--legend", "legend.png", "--threads", "1"], in: folder.url)
        try #require(result.code == 0, "\(result.errors)")
        let bytes = [UInt8](try Data(contentsOf: folder.url.appending(path: "legend.png")))
        func number(at start: Int) -> UInt32 { bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) } }
        try #require(bytes.count > 24)
        return (number(at: 16), number(at: 20))
    }

    @Test func aLegendIsAsHighAsItsPictureOrItsNames() throws {
        let (one, many) = (try legend(["A"]), try legend(Array(repeating: "Hello", count: 40)))
        #expect(one.height == 50 + 2 * 32 && one.width == many.width)
        #expect(many.height > 40 * 20)
        // A name of several lines is not cut.
        let long = try legend([String(repeating: "word ", count: 200)])
        #expect(long.height > 10 * 15)
    }

    @Test(arguments: [["--legend", "a.png"], ["--outline", "--legend", "a.png", "--variants", "all"]])
    func aLegendBelongsToOneOutline(arguments: [String]) throws {
        let folder = try Folder()
        try folder.write("vitrine: 1\ncanvas: { width: 9, height: 9 }\nbody: []\n", "scene.yaml")
        #expect(try Tool.run(["audit", "scene.yaml"] + arguments, in: folder.url).code == 64)
    }
}
