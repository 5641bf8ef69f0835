extension AuditPairTests {
    /// Counterparts, pictures, sections and the middles of rings, of which one is out of place or size.
    static let symmetry: [Pair] = [
        Pair(
            mistake: "a symbol smaller than its opposite", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - { iconButton: { icon: gobackward, size: 60, iconSize: 30 }, accessibility: Back }
                      - { iconButton: { icon: pause, size: 72, iconSize: 36 }, accessibility: Pause }
                      - { iconButton: { icon: goforward, size: 60, iconSize: <> }, accessibility: Ahead }
                """, right: "30", wrong: "18"),
        Pair(
            mistake: "a symbol smaller than all others in such rooms", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - { iconButton: { icon: heart, size: 48, iconSize: 24 }, accessibility: Like }
                      - { iconButton: { icon: square, size: 48, iconSize: <> }, accessibility: Frame }
                      - { iconButton: { icon: trash, size: 48, iconSize: 24 }, accessibility: Delete }
                """, right: "24", wrong: "15"),
        Pair(
            mistake: "a picture lower than those of the cards beside it", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - vstack: [{ roundedRectangle: 9, fill: blue, frame: { height: 140 } }, { text: A }]
                      - vstack: [{ roundedRectangle: 9, fill: blue, frame: { height: <> } }, { text: B }]
                      - vstack: [{ roundedRectangle: 9, fill: blue, frame: { height: 140 } }, { text: C }]
                    alignment: top
                """, right: "140", wrong: "110"),
        Pair(
            mistake: "a section that begins beside the line of the others", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - vstack: [{ text: Needed, font: title2 }, { text: Salt }]
                        alignment: leading
                      - vstack: [{ text: Steps, font: title2 }, { text: Boil }]
                        alignment: leading
                        padding: { leading: <> }
                      - vstack: [{ text: Notes, font: title2 }, { text: None }]
                        alignment: leading
                    alignment: leading
                """, right: "0", wrong: "12"),
        Pair(
            mistake: "words beside the middle of a large ring", rule: "misaligned-edge",
            nodes: """
                  - zstack:
                      - { ring: { width: 16 }, fill: "#5A3FC0" }
                      - { text: "52", font: { size: 44 }, offset: { x: <> } }
                    frame: { size: 220 }
                """, right: "0", wrong: "9"),
        Pair(
            mistake: "a component farther from the one before it", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - stop: { name: Bergen }
                      - stop: { name: Voss }
                      - { stop: { name: Geilo }, padding: { top: <> } }
                      - stop: { name: Oslo }
                      - stop: { name: Moss }
                    spacing: 10
                components:
                  stop:
                    parameters: { name: text }
                    body:
                      hstack:
                        - { text: "10:30" }
                        - hstack: [{ text: "{name}" }, spacer]
                          padding: 14
                          background: "#E6F0F8"
                          cornerRadius: 12
                """, right: "0", wrong: "22"),
    ]
}
