// swift-format-ignore-file
import VitrineUI

/// A scene in Swift.
enum SearchFieldScene {
    static var scene: Scene {
        Scene(
            canvas: Canvas(width: 390, height: 600, scale: 2),
            title: "Search field",
            background: .linearGradient(
                colors: [
                    Color(light: "#C9E4FF", dark: "#16213F"),
                    Color(light: "#FBE3EE", dark: "#2B1738"),
                    Color(light: "#FFF3DC", dark: "#101318")
                ],
                from: .topLeading,
                to: .bottomTrailing
            ),
            audit: Audit(
                ignore: .contrast,
                reason: "placeholders and captions in the secondary label, tokens in white on the blue, and Cancel in the blue of iOS"
            )
        ) {
            VStack(alignment: .leading, spacing: 12) {
                Text("Release 26").font(style: .footnote, weight: .semibold).foregroundStyle(.secondary)
                SearchField()
                SearchField(state: .focused)
                SearchField(text: "morning run", state: .focused)
                SearchField(
                    text: "lake",
                    state: .focused,
                    tokens: [SearchToken("Photos", icon: "photo")],
                    scopes: ["All", "Notes", "Photos"],
                    scope: 2
                )
                SearchField(state: .disabled)
                Text("Release 18").font(style: .footnote, weight: .semibold).foregroundStyle(.secondary)
                    .padding(top: 8)
                VStack(spacing: 12) {
                    SearchField()
                    SearchField(text: "morning run", state: .focused)
                    SearchField(
                        placeholder: "Search",
                        state: .focused,
                        tokens: ["Unread"],
                        scopes: ["All Mailboxes", "Inbox"],
                        scope: 0
                    )
                }
                .environment(os: .ios18)
            }
            .padding(20)
        }
    }
}
