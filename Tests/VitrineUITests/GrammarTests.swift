import Testing
import Vitrine
import VitrineSwiftSource

@testable import VitrineUI

/// SwiftUI's grammar writes what the words of the scene language write.
@Suite struct GrammarTests {
    /// Returns values of the scene language as text, whatever the order of their keys.
    static func text(_ literal: SceneLiteral) -> String {
        switch literal.content {
        case .unset: "unset"
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .string(let text): "\"\(text)\""
        case .sequence(let values): "[\(values.map(text).joined(separator: ", "))]"
        case .mapping(let entries):
            "{\(entries.map { "\($0.key): \(text($0.value))" }.sorted().joined(separator: ", "))}"
        }
    }

    private static func text(@ViewBuilder _ content: () -> ViewList) -> String {
        text(content().sceneLiteral)
    }

    /// Expects views to be the same scene.
    func expect(
        _ location: Testing.SourceLocation = #_sourceLocation, @ViewBuilder _ habit: () -> ViewList,
        @ViewBuilder is words: () -> ViewList
    ) {
        #expect(Self.text(habit) == Self.text(words), sourceLocation: location)
    }

    // MARK: Idioms

    private static let groups: [(name: String, views: @Sendable () -> ViewList)] = [
        ("texts", { ViewBuilder.buildExpression(Idioms.texts) }),
        ("styles", { ViewBuilder.buildExpression(Idioms.styles) }),
        ("surfaces", { ViewBuilder.buildExpression(Idioms.surfaces) }),
        ("shapes", { ViewBuilder.buildExpression(Idioms.shapes) }),
        ("colors", { ViewBuilder.buildExpression(Idioms.colors) }),
        ("glass", { ViewBuilder.buildExpression(Idioms.glass) }),
        ("layout", { ViewBuilder.buildExpression(Idioms.layout) }),
        ("stacks", { ViewBuilder.buildExpression(Idioms.stacks) }),
        ("loops", { ViewBuilder.buildExpression(Idioms.loops) }),
        ("lists", { ViewBuilder.buildExpression(Idioms.lists) }),
        ("buttons", { ViewBuilder.buildExpression(Idioms.buttons) }),
        ("controls", { ViewBuilder.buildExpression(Idioms.controls) }),
        ("pieces", { ViewBuilder.buildExpression(Idioms.pieces) }),
        ("pictures", { ViewBuilder.buildExpression(Idioms.pictures) }),
        ("motion", { ViewBuilder.buildExpression(Idioms.motion) }),
        ("further", { ViewBuilder.buildExpression(Idioms.further) }),
    ]

    /// Each idiom is a scene without a mistake. Those that name a file of one's own are only compiled.
    @Test(arguments: 0..<16) func idiomsAreScenes(index: Int) {
        let group = Self.groups[index]
        for literal in group.views().literals {
            let canvas = Canvas(width: 400, height: 800, scale: 1)
            let scene = Scene(canvas: canvas, states: Idioms.states) { ViewList([literal]) }
            let errors = scene.diagnostics().filter { $0.severity == .error }
            #expect(errors.isEmpty, "\(group.name): \(errors)")
        }
    }

    // MARK: Surfaces and shapes

    @Test func shapesAreSurfaces() {
        expect {
            Text("a").background(.red, in: Capsule())
        } is: {
            Text("a").background(.red).cornerRadius(.capsule)
        }
        expect {
            Text("a").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
        } is: {
            Text("a").material(.ultraThin).cornerRadius(20)
        }
        expect {
            Text("a").background(.bar)
        } is: {
            Text("a").material(.bar)
        }
        expect {
            Text("a").background(.red, in: Star(5))
        } is: {
            Text("a").background { Star(5).fill(.red) }
        }
        expect {
            Text("a").background(Color.red.opacity(0.5), in: .rect(cornerRadius: 8))
        } is: {
            Text("a").background(color: .red, opacity: 0.5).cornerRadius(8)
        }
        expect {
            Text("a").clipShape(Circle())
        } is: {
            Text("a").clipShape(.circle)
        }
        expect {
            Text("a").clipShape(RoundedRectangle(cornerRadius: 20))
        } is: {
            Text("a").clipShape(.cornerRadius(20))
        }
        expect {
            Text("a").clipShape(Star(5))
        } is: {
            Text("a").clipShape { Star(5) }
        }
        expect {
            RoundedRectangle(cornerRadius: 12)
        } is: {
            RoundedRectangle(12)
        }
        expect {
            Rectangle().fill(.ultraThinMaterial)
        } is: {
            Rectangle().material(.ultraThin)
        }
        expect {
            Color.red
        } is: {
            Rectangle().fill(.red)
        }
        expect {
            Text("a").overlay(Circle().fill(.red), alignment: .top)
        } is: {
            Text("a").overlay(alignment: .top) { Circle().fill(.red) }
        }
    }

    @Test func bordersLieAsInSwiftUI() {
        expect {
            Circle().stroke(.red, lineWidth: 2)
        } is: {
            Circle().stroke(paint: .red, width: 2, position: .center)
        }
        expect {
            Circle().strokeBorder(.red, lineWidth: 2)
        } is: {
            Circle().stroke(paint: .red, width: 2, position: .inside)
        }
        // The width of a line's style is that of the border, whichever way it is given.
        let dashed = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 3])
        let yaml = Self.text { Circle().stroke(.blue, style: dashed) }
        #expect(yaml.contains("width: 4.0") && yaml.contains("dash") && !yaml.contains("style"))
        #expect(!Self.text { Circle().stroke(style: dashed) }.contains("style"))
    }

    @Test func colorsAndGradientsAreStyles() {
        expect {
            Text("a").foregroundStyle(.red.opacity(0.5))
        } is: {
            Text("a").foregroundStyle(color: .red, opacity: 0.5)
        }
        expect {
            Text("a").foregroundStyle(.red.opacity(0.5).opacity(0.5))
        } is: {
            Text("a").foregroundStyle(color: .red, opacity: 0.25)
        }
        expect {
            Text("a").foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
        } is: {
            Text("a").foregroundStyle("color(srgb 1 0.5 0)")
        }
        expect {
            Text("a").foregroundStyle(Color(hue: 0, saturation: 1, brightness: 1))
        } is: {
            Text("a").foregroundStyle("color(srgb 1 0 0)")
        }
        expect {
            Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        } is: {
            Rectangle().fill(.linearGradient(colors: [.red, .blue], from: .top, to: .bottom))
        }
    }

    @Test func glassIsSaidAsInSwiftUI() {
        expect {
            Text("a").glassEffect(.regular.tint(.red).interactive(), in: .capsule)
        } is: {
            Text("a").glassEffect(style: .regular, tint: .red, interactive: true).cornerRadius(.capsule)
        }
        expect {
            Text("a").glassEffect(.clear, in: RoundedRectangle(cornerRadius: 20))
        } is: {
            Text("a").glassEffect(.clear).cornerRadius(20)
        }
    }

    // MARK: Text

    @Test func fontsAreChangedByMethods() {
        expect {
            Text("a").font(.title.bold())
        } is: {
            Text("a").font(style: .title, weight: .bold)
        }
        expect {
            Text("a").font(.title).fontWeight(.semibold)
        } is: {
            Text("a").font(style: .title, weight: .semibold)
        }
        expect {
            Text("a").font(.system(size: 20).italic())
        } is: {
            Text("a").font(size: 20, italic: true)
        }
        expect {
            Text("a").font(.system(.body, design: .rounded, weight: .heavy))
        } is: {
            Text("a").font(style: .body, weight: .heavy, design: .rounded)
        }
        // A weight that is given first holds in the font that is given later.
        let yaml = Self.text { Text("a").fontWeight(.bold).font(.title) }
        #expect(yaml == "[{font: \"title\", zstack: [{font: {weight: \"bold\"}, text: \"a\"}]}]")
    }

    @Test func textsAreJoined() {
        expect {
            Text("a").bold() + Text("b").foregroundStyle(.red) + Text("c")
        } is: {
            Text([TextRun(text: "a", bold: true), TextRun(text: "b", foreground: .red), "c"])
        }
    }

    // MARK: Controls

    @Test func controlsTakeConstantBindings() {
        expect {
            Toggle("Wi-Fi", isOn: .constant(true))
        } is: {
            Toggle("Wi-Fi", isOn: true)
        }
        expect {
            Slider(value: .constant(50.0), in: 0...100)
        } is: {
            Slider(value: 50, range: [0, 100])
        }
        expect {
            ProgressView(value: 3, total: 10)
        } is: {
            ProgressBar(value: 3, range: [0, 10])
        }
        expect {
            Button("Go") {}.buttonStyle(.glass).controlSize(.large).tint(.red).disabled()
        } is: {
            Button("Go", size: .large, style: .glass, state: .disabled, tint: .red)
        }
        // The inner style wins, and a button without one is its title.
        expect {
            HStack { Button("Go") {}.buttonStyle(.glass) }.buttonStyle(.bordered)
        } is: {
            HStack { Button("Go", style: .glass) }
        }
        expect {
            Button("Go") {}
        } is: {
            Button("Go", style: .plain)
        }
        expect {
            Button {
            } label: {
                Label("Add", systemImage: "plus")
            }
        } is: {
            Button("Add", icon: "plus", style: .plain)
        }
        expect {
            Picker("Size", selection: .constant(1)) {
                Text("S").tag(0)
                Text("L").tag(1)
            }.pickerStyle(.segmented)
        } is: {
            Picker(options: ["S", "L"], selection: 1, style: .segmented)
        }
        expect {
            Picker("Size", selection: .constant(1)) {
                Text("S").tag(0)
                Label("L", systemImage: "star").tag(1)
            }.pickerStyle(.wheel)
        } is: {
            Picker("Size", options: ["S", PickerOption("L", icon: "star")], selection: 1, style: .wheel)
        }
        expect {
            Label("Wi-Fi", systemImage: "wifi").labelStyle(.iconOnly)
        } is: {
            Label("Wi-Fi", icon: "wifi", style: .iconOnly)
        }
        expect {
            Gauge(value: 5, in: 0...10) {
                Text("Speed")
            } currentValueLabel: {
                Text("5")
            }.gaugeStyle(.accessoryCircular)
        } is: {
            Gauge(value: 5, range: [0, 10], style: .accessoryCircular, label: "Speed", valueLabel: "5")
        }
        expect {
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") }
        } is: {
            DisclosureGroup("More", isExpanded: true) { Text("a") }
        }
    }

    // MARK: Lists

    @Test func sectionsAreThoseOfLists() {
        expect {
            List {
                Text("loose")
                Section("Header") { Text("a") }
                Section {
                    Text("b")
                } footer: {
                    Text("Footer")
                }
            }
        } is: {
            List(sections: [
                ListSection { Text("loose") }, ListSection(header: "Header") { Text("a") },
                ListSection(footer: "Footer") { Text("b") },
            ])
        }
        expect {
            List { Text("a") }.listStyle(.plain)
        } is: {
            List(sections: [ListSection { Text("a") }], style: .plain)
        }
    }

    /// Padding adds to the insets of a row, and `listRowInsets` replaces them.
    @Test func rowsKeepTheirInsets() throws {
        func left(@ViewBuilder _ row: () -> ViewList) throws -> Double {
            let scene = Scene(canvas: Canvas(width: 402, height: 400, scale: 1)) {
                List(content: row)
            }
            return try #require(scene.render().frame(of: "title")).x
        }
        let plain = try left {
            HStack {
                Text("a").id("title"); Spacer()
            }
        }
        let padded = try left {
            HStack {
                Text("a").id("title"); Spacer()
            }.padding(.vertical, 4)
        }
        let wide = try left {
            HStack {
                Text("a").id("title"); Spacer()
            }.padding(.leading, 10)
        }
        let inset = try left {
            HStack {
                Text("a").id("title"); Spacer()
            }.listRowInsets(leading: 3)
        }
        #expect(padded == plain)
        #expect(wide == plain + 10)
        #expect(inset < plain)
        // What is printed and read again is the same.
        let text = """
            vitrine: 1
            canvas: { width: 402, height: 400 }
            body:
              - list:
                  - { text: a, padding: { leading: 3 } }
            """
        #expect(try Scene(yaml: text).swift.contains(".listRowInsets(leading: 3)"))
    }

    // MARK: Tables

    /// The keys that styles set are those of the codecs.
    @Test func kindsOfControlsHaveTheirKeys() {
        let tables: [(key: String, kinds: [String: String])] = [
            ("tint", ControlKinds.tinted), ("state", ControlKinds.disabled),
            ("style", ControlKinds.buttons), ("size", ControlKinds.buttons),
            ("style", ControlKinds.fields),
        ]
        let model = SwiftModel.builtIn
        for (key, kinds) in tables {
            for (kind, scalar) in kinds {
                let keys = model.view(ofKind: kind)?.record?.map(\.key) ?? []
                #expect(keys.contains(key), "\(kind): \(key)")
                #expect(keys.contains(scalar), "\(kind): \(scalar)")
            }
        }
    }
}
