// swift-format-ignore-file
import VitrineUI

/// A scene in Swift.
enum TextFieldScene {
    static var scene: Scene {
        Scene(
            canvas: Canvas(width: 390, height: 860, scale: 2),
            title: "Text field",
            background: .linearGradient(
                colors: [
                    Color(light: "#F7F8FB", dark: "#0C0D12"),
                    Color(light: "#E9EDF6", dark: "#14161F")
                ]
            ),
            audit: Audit(
                ignore: .contrast,
                reason: "placeholders, labels, help and errors as iOS has them"
            )
        ) {
            part1
        }
    }

    private static var part1: some View {
        VStack(alignment: .leading, spacing: 14) {
            TextField("Your name")
            TextField(text: "Ada Lovelace", icon: "person").accessibility("Name")
            TextField(text: "ada@example.com", icon: "envelope", state: .focused).accessibility("Email")
            TextField("Search your notes", state: .focused)
            TextField(
                text: "ada@example",
                label: "Email",
                icon: "envelope",
                error: "This is not a whole address."
            )
            TextField(
                text: "Read 20 pages",
                label: "Goal",
                help: "A goal that can be counted is easier to keep."
            )
            TextField(text: "Cannot be changed", icon: "lock", state: .disabled).accessibility("Account")
            TextField(
                text: "Walked along the lake before breakfast. The mountains were pink for about a minute.",
                state: .focused,
                axis: .vertical,
                lines: [3, 5]
            )
            .accessibility("Note")
            TextField("Bordered", style: .bordered)
            HStack(spacing: 20) {
                TextField(text: "24.50", label: "Amount", trailingIcon: "dollarsign.circle", style: .underlined)
                TextField("Optional", label: "Note", state: .focused, style: .underlined)
            }
            ZStack {
                RoundedRectangle(24)
                    .fill(.linearGradient(
                        colors: ["#FF8A5B", "#E94F8A", "#6A4BF0", "#2BB3F3"],
                        from: .topLeading,
                        to: .bottomTrailing
                    ))
                HStack(spacing: 10) {
                    TextField("Message", style: .glass)
                    IconButton("arrow.up", style: .glassProminent).accessibility("Send")
                }
                .padding(16)
            }
            .frame(height: 76)
        }
        .padding(20)
    }
}
