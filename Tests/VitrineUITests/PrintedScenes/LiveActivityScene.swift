// swift-format-ignore-file
import VitrineUI

/// A scene in Swift.
enum LiveActivityScene {
    static var scene: Scene {
        Scene(
            canvas: Canvas(width: 402, height: 740, scale: 1),
            title: "HabitTracker, live activity",
            tokens: Tokens(
                file: "habittracker.resolver.json",
                context: ["appearance": ["light": "light", "dark": "dark"]]
            ),
            imports: "habittracker.library.yaml",
            accent: .expression("color.accent"),
            background: .expression("color.wall.middle")
        ) {
            Node("ground")
            VStack(spacing: Expression("space.sm")) {
                Node("islandCompact", ["progress": 0.62, "left": "03:48"]).id("compact")
                Text("Compact").font(.expression("type.caption"))
                    .foregroundStyle(color: .expression("color.text"), opacity: 0.6)
                Node("islandExpanded", ["habit": "Morning meditation", "progress": 0.62, "left": "03:48"])
                    .id("expanded")
                    .padding(top: Expression("space.sm"))
                Text("Expanded, while it is held").font(.expression("type.caption"))
                    .foregroundStyle(color: .expression("color.text"), opacity: 0.6)
            }
            .padding(top: 14)
            .frame(maxHeight: Double.infinity, alignment: .top)
            VStack(spacing: 0) {
                Icon("lock.fill").font(size: 20).foregroundStyle(.expression("color.text")).padding(bottom: 10)
                Text("Friday, 21 November").font(size: 21, weight: .semibold)
                    .foregroundStyle(.expression("color.text"))
                Text("7:16").font(size: 96, weight: .semibold).foregroundStyle(.expression("color.text"))
            }
            .opacity(0.9)
            .position(x: 201, y: 342)
            VStack(spacing: Expression("space.md")) {
                Node("activityCard", [
                    "habit": "Morning meditation",
                    "routine": "Calm start",
                    "progress": 0.62,
                    "left": "03:48"
                ])
                    .id("running")
                Node("activityCard", ["habit": "Plank", "routine": "Strong core", "progress": 0.9, "left": "00:12"])
                    .id("ending")
                HStack {
                    ZStack {
                        Path("M0 0H10V3H0Z M0 4.5H10L8 9V20H2V9Z").fill(.expression("color.text"))
                    }
                    .frame(size: 50)
                    .material(.thin)
                    .cornerRadius(.capsule)
                    Spacer()
                    Icon("camera.fill").font(size: 20).frame(size: 50).material(.thin).cornerRadius(.capsule)
                }
                .foregroundStyle(.expression("color.text"))
                .padding(horizontal: 30)
                Text("Lock screen").font(.expression("type.caption"))
                    .foregroundStyle(color: .expression("color.text"), opacity: 0.6)
            }
            .padding(.expression("space.lg"))
            .frame(maxHeight: Double.infinity, alignment: .bottom)
        }
    }
}
