import Foundation
import VitrineUI

// The examples of the page "Scenes in Swift", which quotes them; a test compares the two.

enum ViewExamples {
    static var first: Scene {
        // example: card
        let scene = Scene(
            canvas: Canvas(width: 300, height: 200, scale: 2),
            background: .linearGradient(
                colors: ["#F6D5F7", "#8EC5FC"], from: .topLeading, to: .bottomTrailing)
        ) {
            VStack(spacing: 8) {
                Text("Deep work").font(.headline)
                Text("25:00").foregroundStyle(.secondary)
            }
            .padding(20)
            .glassEffect(.regular, in: .rect(cornerRadius: 24))
        }
        // end
        return scene
    }

    static var start: Scene {
        // example: ui
        let scene = Scene(canvas: Canvas(width: 300, height: 200), background: "#8EC5FC") {
            VStack(spacing: 8) {
                Text("Deep work").font(.headline)
                Text("25:00").foregroundStyle(.secondary)
            }
            .padding(20)
            .glassEffect(.regular, in: .rect(cornerRadius: 24))
        }
        // end
        return scene
    }

    // example: view
    struct Stat: View {
        let title: String
        let value: Int

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.caption).foregroundStyle(.secondary)
                Text("\(value)").font(.title2)
            }
        }
    }
    // end

    static func flow(days: [(name: String, minutes: Int)], showsTotal: Bool) -> Scene {
        // example: flow
        let scene = Scene(canvas: Canvas(device: .iphone17)) {
            VStack(spacing: 12) {
                for day in days {
                    Stat(title: day.name, value: day.minutes)
                }
                if showsTotal {
                    Divider()
                    Stat(title: "All", value: days.map(\.minutes).reduce(0, +))
                }
            }
            .padding(.horizontal, 20)
        }
        // end
        return scene
    }

    static var later: Scene {
        // example: later
        let scene = Scene(canvas: Canvas(width: 200, height: 80), tokens: "brand.tokens.json") {
            Text("Title")
                .foregroundStyle(.token("brand.color"))
                .padding(EdgeInsets.expression("brand.space * 2"))
                .background(.when(Condition(os: ">=26"), then: "#FFFFFF", else: "#F2F2F7"))
        }
        // end
        return scene
    }

    static var choice: Scene {
        // example: choice
        let scene = Scene(canvas: Canvas(width: 200, height: 80)) {
            VStack(spacing: Choice(Condition(os: ">=26"), then: 12, else: 8)) {
                Text("Deep work")
                Text("25:00")
            }
        }
        // end
        return scene
    }

    static var habit: Scene {
        // example: habit
        let scene = Scene(canvas: Canvas(device: .iphone17)) {
            List {
                Section("Network") {
                    Toggle("Wi-Fi", isOn: .constant(true))
                    LabeledContent("Router", value: "fritz.box")
                    HStack {
                        Image(systemName: "lock.fill").foregroundStyle(.green)
                        Text("Encrypted").font(.callout.weight(.medium))
                    }
                    .padding(.vertical, 4)
                }
            }
            .safeAreaInset(edge: .bottom) {
                GlassEffectContainer(spacing: 12) {
                    Button("Forget", role: .destructive) {}
                        .buttonStyle(.glass)
                        .controlSize(.large)
                }
            }
        }
        // end
        return scene
    }

    static var styles: Scene {
        // example: styles
        let scene = Scene(canvas: Canvas(width: 300, height: 120)) {
            HStack(spacing: 12) {
                Text("12").font(.title.bold())
                    .frame(width: 44, height: 44)
                    .background(.orange.opacity(0.2), in: Circle())
                Text("Days in a row").fontWeight(.semibold)
                Spacer(minLength: 8)
            }
            .padding([.horizontal, .vertical], 12)
            .frame(maxWidth: .infinity)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 20))
            .overlay(RoundedRectangle(cornerRadius: 20).strokeBorder(.white.opacity(0.4)))
        }
        // end
        return scene
    }

    static var arc: Scene {
        // example: arc
        let scene = Scene(canvas: Canvas(width: 120, height: 70)) {
            Path { path in
                path.addArc(
                    center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(180), endAngle: .zero,
                    clockwise: false)
            }
            .stroke(
                LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing),
                style: StrokeStyle(lineWidth: 8, lineCap: .round)
            )
            .frame(width: 100, height: 50)
        }
        // end
        return scene
    }

    static var components: Scene {
        // example: component
        let scene = Scene(
            canvas: Canvas(width: 200, height: 80),
            components: [
                ComponentDefinition("stat", parameters: ["title": "text"], slots: ["trend"]) {
                    HStack(spacing: 6) {
                        Text("{title}")
                        Slot("trend")
                    }
                }
            ]
        ) {
            Node("stat", ["title": "Focus", "trend": .views { Icon("arrow.up") }])
        }
        // end
        return scene
    }
}
