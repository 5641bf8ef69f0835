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
            )
        ) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Release 26").font(style: .footnote, weight: .semibold).foregroundStyle(.secondary)
                Slider(0)
                Slider(0.4)
                Slider(value: 0.62, state: .pressed)
                Slider(value: 0.75, minimumIcon: "speaker.fill", maximumIcon: "speaker.wave.2.fill")
                Slider(value: 25, range: [5, 60], minimumLabel: "5 min", maximumLabel: "60 min", tint: .orange)
                Slider(value: 3, range: [0, 4], ticks: 5, tint: .purple)
                Slider(value: 0.5, range: [-1, 1], neutral: 0, ticks: 3)
                HStack(spacing: 24) {
                    Slider(value: 0.5, state: .focused)
                    Slider(value: 0.5, state: .disabled)
                }
                Text("Release 18").font(style: .footnote, weight: .semibold).foregroundStyle(.secondary)
                    .padding(top: 8)
                VStack(spacing: 4) {
                    Slider(value: 0.4, minimumIcon: "sun.max", maximumIcon: "sun.max.fill")
                    HStack(spacing: 24) {
                        Slider(value: 0.7, state: .pressed)
                        Slider(value: 0.3, state: .disabled)
                    }
                    Slider(
                        value: 2,
                        range: [0, 6],
                        ticks: 7,
                        tint: .linearGradient(colors: ["#34C759", "#FFCC00"], from: .leading, to: .trailing)
                    )
                }
                .environment(os: .ios18)
            }
            .padding(24)
        }
    }
}
