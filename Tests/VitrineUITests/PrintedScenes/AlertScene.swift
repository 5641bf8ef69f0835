// swift-format-ignore-file
import VitrineUI

/// A scene in Swift.
enum AlertScene {
    static var scene: Scene {
        Scene(
            canvas: Canvas(width: 1000, height: 900, scale: 2),
            title: "Alerts",
            background: [
                .meshGradient(
                    width: 2,
                    height: 2,
                    colors: [
                        Color(light: "#F7D9C4", dark: "#3A2140"),
                        Color(light: "#C9E4F6", dark: "#12304A"),
                        Color(light: "#E4D3F5", dark: "#2A1A44"),
                        Color(light: "#CFF0DC", dark: "#0E2E2A")
                    ]
                )
            ],
            audit: Audit(
                ignore: .contrast,
                reason: "the words of iOS in its blue and red on its own glass and material, and its disabled ones"
            )
        ) {
            part1
        }
    }

    private static var part1: some View {
        HStack(alignment: .top, spacing: 20) {
            VStack(spacing: 18) {
                Alert(
                    "Delete this recording?",
                    actions: [AlertAction("Cancel", role: .cancel), AlertAction("Delete", role: .destructive)],
                    message: "It is removed from all your devices.",
                    alone: true
                )
                Alert("Backup finished", actions: ["OK"], alone: true)
                Alert(
                    "Name this place",
                    actions: [AlertAction("Cancel", role: .cancel), AlertAction("Save", role: .preferred)],
                    fields: [
                        AlertField(placeholder: "Name", value: "Harbour"),
                        AlertField(placeholder: "Note")
                    ],
                    alone: true
                )
                Alert(
                    "Save your changes?",
                    actions: [
                        AlertAction("Save", role: .preferred, state: .pressed),
                        AlertAction("Discard changes", role: .destructive),
                        AlertAction("Keep editing", role: .cancel, state: .disabled)
                    ],
                    alone: true
                )
            }
            VStack(spacing: 18) {
                Alert(
                    "Delete this recording?",
                    actions: [AlertAction("Cancel", role: .cancel), AlertAction("Delete", role: .destructive)],
                    message: "It is removed from all your devices.",
                    alone: true
                )
                Alert("Backup finished", actions: ["OK"], alone: true)
                Alert(
                    "Name this place",
                    actions: [AlertAction("Cancel", role: .cancel), AlertAction("Save", role: .preferred)],
                    fields: [
                        AlertField(placeholder: "Name", value: "Harbour"),
                        AlertField(placeholder: "Note")
                    ],
                    alone: true
                )
                Alert(
                    "Save your changes?",
                    actions: [
                        AlertAction("Save", role: .preferred, state: .pressed),
                        AlertAction("Discard changes", role: .destructive),
                        AlertAction("Keep editing", role: .cancel, state: .disabled)
                    ],
                    alone: true
                )
            }
            .environment(os: .ios18)
            VStack(spacing: 18) {
                Alert(
                    "Allow “Harbour” to use your location?",
                    actions: ["Allow Once", "Allow While Using App", AlertAction("Don’t Allow", role: .cancel)],
                    message: "Your position is shown on the chart and is never stored.",
                    alone: true
                )
                Alert(
                    "“Harbour” would like to send you notifications",
                    actions: [AlertAction("Don’t Allow", role: .cancel), "Allow"],
                    message: "Notifications may include alerts, sounds and badges. Settings has a switch for each.",
                    alone: true
                )
                Alert(
                    "“Harbour” would like to access the camera",
                    actions: [AlertAction("Don’t Allow", role: .cancel), AlertAction("Allow", role: .preferred)],
                    message: "Scan the codes at the gates.",
                    alone: true
                )
            }
        }
    }
}
