// swift-format-ignore-file
import VitrineUI

/// A scene in Swift.
enum SliderScene {
    static var scene: Scene {
        Scene(
            canvas: Canvas(width: 390, height: 620, scale: 2),
            title: "Slider",
            background: .linearGradient(
                colors: [
                    Color(light: "#F7F8FB", dark: "#0C0D12"),
                    Color(light: "#E9EDF6", dark: "#14161F")
                ]
            ),
            audit: Audit(
                ignore: [.contrast, .controlContrast],
                reason: "captions and ends in the secondary label of iOS, which has 3.3 to 1 on light pages; an orange of its palette"
            )
        ) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Release 26").font(style: .footnote, weight: .semibold).foregroundStyle(.secondary)
                Slider(0).accessibility("At the minimum")
                Slider(0.4).accessibility("Between")
                Slider(value: 0.62, state: .pressed).accessibility("Pressed")
                Slider(value: 0.75, minimumIcon: "speaker.fill", maximumIcon: "speaker.wave.2.fill")
                    .accessibility("Volume")
                Slider(value: 25, range: [5, 60], minimumLabel: "5 min", maximumLabel: "60 min", tint: .orange)
                    .accessibility("Minutes")
                Slider(value: 3, range: [0, 4], ticks: 5, tint: .purple).accessibility("Text size")
                Slider(value: 0.5, range: [-1, 1], neutral: 0, ticks: 3).accessibility("Balance")
                HStack(spacing: 24) {
                    Slider(value: 0.5, state: .focused).accessibility("Focused")
                    Slider(value: 0.5, state: .disabled).accessibility("Not available")
                }
                Text("Release 18").font(style: .footnote, weight: .semibold).foregroundStyle(.secondary)
                    .padding(top: 8)
                VStack(spacing: 4) {
                    Slider(value: 0.4, minimumIcon: "sun.max", maximumIcon: "sun.max.fill").accessibility("Brightness")
                    HStack(spacing: 24) {
                        Slider(value: 0.7, state: .pressed).accessibility("Pressed")
                        Slider(value: 0.3, state: .disabled).accessibility("Not available")
                    }
                    Slider(
                        value: 2,
                        range: [0, 6],
                        ticks: 7,
                        tint: .linearGradient(colors: ["#34C759", "#FFCC00"], from: .leading, to: .trailing)
                    )
                    .accessibility("Colour temperature")
                }
                .environment(os: .ios18)
            }
            .padding(24)
        }
    }
}
