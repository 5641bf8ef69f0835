import Testing

extension AuditPairTests {
    /// What says one thing to those who see it, and another to those who hear it.
    static let meanings: [Pair] = [
        Pair(
            mistake: "actions in each other's colours", rule: "hue-alone",
            nodes: """
                  - hstack:
                      - button: { title: Decline, style: prominent, tint: "<>" }
                      - button: { title: Accept, style: prominent, tint: "#C6262E" }
                """, right: "#B3261E", wrong: "#1A7F3C"),
        Pair(
            mistake: "a fee that is overdue in green", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - { text: Paid in March, foreground: "#1A7F3C" }
                      - { text: Overdue by 40 days, foreground: "<>" }
                      - { text: Plot 12 }
                      - { text: Plot 13 }
                """, right: "#B3261E", wrong: "#1A7F3C"),
        Pair(
            mistake: "a desk that only pale red says is taken", rule: "hue-alone",
            nodes: """
                  - hstack:
                      - { text: "1", padding: 20, background: "#CFE3D4", accessibility: "Desk 1, free" }
                      - { text: "2", padding: 20, background: "#CFE3D4", accessibility: "Desk 2, free" }
                      - { text: "3<>", padding: 20, background: "#F3CACA", accessibility: "Desk 3, taken" }
                """, right: " ×", wrong: ""),
        Pair(
            mistake: "the key of a text", rule: "unfilled-text",
            nodes: """
                  - { text: <> }
                """, right: "This concert", wrong: "sidebar.concert.title"),
        Pair(
            mistake: "a name with a format", rule: "unfilled-text",
            nodes: """
                  - { icon: star, accessibility: "<> left" }
                """, right: "Three", wrong: "%s"),
        Pair(
            mistake: "a chosen seat that looks like a free one", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - hstack:
                          - { text: A1, padding: 15, background: "#3B3150", accessibility: { traits: isButton } }
                          - { text: A2, padding: 15, background: "#3B3150", accessibility: { traits: isButton } }
                      - hstack:
                          - text: B1
                            font: { weight: bold }
                            padding: 15
                            background: "<>"
                            accessibility: { traits: [isButton, isSelected] }
                          - { text: B2, padding: 15, background: "#3B3150", accessibility: { traits: isButton } }
                    foreground: white
                """, right: "#9A5B00", wrong: "#40365A"),
        Pair(
            mistake: "a glass button with the name of its neighbour", rule: "symbol-name",
            nodes: """
                  - hstack:
                      - { iconButton: { icon: backward.fill, size: 56, style: glass }, accessibility: <> }
                      - { iconButton: { icon: play.fill, size: 56, style: glass }, accessibility: Play }
                """, right: "Back to the last mark", wrong: "On to the next rehearsal mark"),
        Pair(
            mistake: "a louder button that is called the opposite", rule: "symbol-name",
            nodes: "  - { iconButton: { icon: plus, size: 56 }, accessibility: Turn the volume <> }",
            right: "up", wrong: "down"),
        Pair(
            mistake: "a time that nothing says can be chosen", rule: "hidden-control",
            nodes: """
                  - hstack:
                      - text: "9:00"
                        padding: 14
                        background: "#DDEFE3"
                        accessibility: { <> }
                      - text: "10:30"
                        padding: 14
                        background: "#0B6B3A"
                        foreground: white
                        accessibility: { traits: [isButton, isSelected] }
                """, right: "traits: isButton", wrong: "hint: In the morning"),
        Pair(
            mistake: "a candidate whose check alone says that it is chosen", rule: "hidden-text",
            nodes: """
                  - vstack:
                      - hstack: [{ icon: checkmark.circle.fill }, { text: Amara Nwosu }]
                        padding: 12
                        accessibility: { children: combine, traits: <> }
                      - hstack: [{ icon: circle }, { text: Jonas Weber }]
                        padding: 12
                        accessibility: { children: combine, traits: isButton }
                """, right: "[isButton, isSelected]", wrong: "isButton"),
        Pair(
            mistake: "a bar whose value is another one than its text", rule: "label-in-name",
            nodes: """
                  - vstack:
                      - { progressBar: 0.66, accessibility: { label: Days used, value: <> of 3 } }
                      - text: 2 of 3 days used
                """, right: "2", wrong: "1"),
        Pair(
            mistake: "a stepper that says another number than it shows", rule: "label-in-name",
            nodes: "  - { stepper: { label: Guests, value: 3 }, accessibility: { value: <> guests } }",
            right: "3", wrong: "4"),
        Pair(
            mistake: "a length of a card that no token has", rule: "off-scale",
            nodes: """
                  - vstack: [{ text: Bicycle }, { text: Ready on Thursday }]
                    background: white
                    cornerRadius: <>
                  - hstack: [{ text: Brake pads }, { text: 24 € }]
                    padding: "{size.button}"
                    background: white
                    cornerRadius: "{size.button}"
                """, right: "\"{size.button}\"", wrong: "5"),
        Pair(
            mistake: "an ordinary action in the colour of a warning", rule: "token-role",
            nodes: "  - { button: { title: Water now, style: prominent, tint: \"{color.<>}\" } }",
            right: "brand", wrong: "warning"),
    ]
}
