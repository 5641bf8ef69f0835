// swift-format-ignore-file
import VitrineUI

/// A scene in Swift.
enum AvatarScene {
    static var scene: Scene {
        Scene(
            canvas: Canvas(width: 390, height: 390, scale: 2),
            title: "Avatar",
            background: .linearGradient(
                colors: [
                    Color(light: "#F7F8FB", dark: "#0C0D12"),
                    Color(light: "#E9EDF6", dark: "#14161F")
                ]
            ),
            audit: Audit(
                ignore: .contrast,
                reason: "white initials on the colours of iOS, which avatars take from the name; the name is read out"
            )
        ) {
            part1
        }
    }

    private static var part1: some View {
        VStack(spacing: 28) {
            HStack(spacing: 14) {
                Avatar("Ada Lovelace")
                Avatar("Grace Hopper")
                Avatar("Alan Turing")
                Avatar("Katherine Johnson")
                Avatar("Linus")
                Avatar(icon: "person.fill")
            }
            HStack(spacing: 16) {
                Avatar("Ada Lovelace", size: 24)
                Avatar("Ada Lovelace", size: 32)
                Avatar("Ada Lovelace", size: 48)
                Avatar("Ada Lovelace", size: 72)
                Avatar(
                    initials: "VI",
                    size: 56,
                    shape: .rounded,
                    tint: .linearGradient(colors: ["#6A5AF9", "#C45BD8"])
                )
            }
            HStack(spacing: 16) {
                Avatar(
                    "Grace Hopper",
                    size: 48,
                    status: .online,
                    outline: Paint(light: "#F1F4FA", dark: "#0F1117")
                )
                Avatar("Alan Turing", size: 48, status: .away, outline: Paint(light: "#F1F4FA", dark: "#0F1117"))
                Avatar(
                    "Katherine Johnson",
                    size: 48,
                    status: .busy,
                    outline: Paint(light: "#F1F4FA", dark: "#0F1117")
                )
                Avatar("Linus", size: 48, status: .offline, outline: Paint(light: "#F1F4FA", dark: "#0F1117"))
                Avatar(
                    "Ada Lovelace",
                    size: 52,
                    ring: .linearGradient(colors: ["#FF8A5B", "#E94F8A", "#6A4BF0"])
                )
            }
            HStack(spacing: 24) {
                AvatarGroup(["Ada Lovelace", "Grace Hopper", "Alan Turing"]).background(.clear)
                AvatarGroup(
                    people: ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Katherine Johnson"],
                    size: 44,
                    maximum: 3,
                    total: 12,
                    outline: Paint(light: "#F1F4FA", dark: "#0F1117")
                )
            }
        }
        .padding(20)
    }
}
