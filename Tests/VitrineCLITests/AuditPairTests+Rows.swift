import Testing

extension AuditPairTests {
    /// The one of several rows, tiles or children of a column with another place or size than the others.
    static let rows: [Pair] = [
        Pair(
            mistake: "a tile that is higher than the one beside it", rule: "misaligned-edge",
            nodes: """
                  - grid:
                      - gridRow:
                          - { card: [{ text: A }], frame: { width: 150, height: 90 } }
                          - { card: [{ text: B }], frame: { width: 150, height: <> } }
                      - gridRow:
                          - { card: [{ text: C }], frame: { width: 150, height: 90 } }
                          - { card: [{ text: D }], frame: { width: 150, height: 90 } }
                """, right: "90", wrong: "106"),
        Pair(
            mistake: "a small key of a pad with a symbol", rule: "misaligned-edge",
            nodes: """
                  - lazyVGrid:
                      - { text: "7", frame: { size: 60 }, background: "#DDEEDD" }
                      - { text: "8", frame: { size: <> }, background: "#DDEEDD" }
                      - { text: "9", frame: { size: 60 }, background: "#DDEEDD" }
                      - { icon: plus, frame: { size: 60 } }
                      - { text: "0", frame: { size: 60 }, background: "#DDEEDD" }
                      - { text: ",", frame: { size: 60 }, background: "#DDEEDD" }
                    columns: 3
                """, right: "60", wrong: "46"),
        Pair(
            mistake: "a price that is larger than its name", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Linen shirt }, spacer, { text: "€59.00", font: 15 }]
                      - hstack: [{ text: Striped tee }, spacer, { text: "€24.90", font: <> }]
                      - hstack: [{ text: Work jacket }, spacer, { text: "€129.00", font: 15 }]
                    frame: { width: 300 }
                """, right: "15", wrong: "20"),
        Pair(
            mistake: "a gap above one of two selected cards", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ icon: moon.fill }, { text: Sleep }, spacer]
                        modifiers: [{ padding: 14, background: "#DDEEDD" }]
                        accessibility: { children: combine, traits: isSelected }
                      - hstack: [{ icon: figure.walk }, { text: Walk }, spacer]
                        modifiers: [{ padding: 14, background: "#DDEEDD" }]
                      - hstack: [{ icon: book.fill }, { text: Read }, spacer]
                        modifiers: [{ padding: 14, background: "#DDEEDD" }, { padding: { top: <> } }]
                        accessibility: { children: combine, traits: isSelected }
                      - hstack: [{ icon: drop.fill }, { text: Drink }, spacer]
                        modifiers: [{ padding: 14, background: "#DDEEDD" }]
                    spacing: 12
                """, right: "0", wrong: "8"),
        Pair(
            mistake: "a card whose content begins farther in", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ icon: leaf.fill }, { text: Olive }, spacer]
                        padding: 14
                        background: "#DDEEDD"
                      - hstack: [{ icon: leaf.fill }, { text: Cactus }, spacer]
                        padding: { leading: <>, trailing: 14, vertical: 14 }
                        background: "#DDEEDD"
                      - hstack: [{ icon: leaf.fill }, { text: Fern }, spacer]
                        padding: 14
                        background: "#DDEEDD"
                    frame: { width: 300 }
                """, right: "14", wrong: "26"),
        Pair(
            mistake: "page dots off the middle", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { text: One calendar for everyone }
                      - { text: Whoever adds it }
                      - hstack: [{ pageControl: { pages: 4, current: 1 } }]
                        frame: { maxWidth: infinity }
                        padding: { leading: <> }
                """, right: "0", wrong: "28"),
        Pair(
            mistake: "a heading that stands out of its column", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { card: [{ text: One }], frame: { width: 300 } }
                      - { text: Ingredients, padding: { leading: <> } }
                      - { card: [{ text: Two }], frame: { width: 300 } }
                    alignment: leading
                """, right: "0", wrong: "-12"),
        Pair(
            mistake: "a text at the other side of its column", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack:
                          - { vstack: [{ text: Bitcoin }, { text: 0.41 BTC }], alignment: leading }
                          - spacer
                          - { vstack: [{ text: "$38,940.05" }, { text: "+2%" }], alignment: trailing }
                      - hstack:
                          - { vstack: [{ text: Solana }, { text: 12.5 SOL }], alignment: leading }
                          - spacer
                          - { vstack: [{ text: "$2,104.00" }, { text: "−1%" }], alignment: <> }
                      - hstack:
                          - { vstack: [{ text: Cardano }, { text: 910 ADA }], alignment: leading }
                          - spacer
                          - { vstack: [{ text: "$840.19" }, { text: "+3%" }], alignment: trailing }
                    frame: { width: 300 }
                """, right: "trailing", wrong: "leading"),
        Pair(
            mistake: "a switch at the top of its row", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack:
                          - { vstack: [{ text: "7:15", font: 40 }, { text: School run }] }
                          - { toggle: true, accessibility: School run }
                      - hstack:
                          - { vstack: [{ text: "8:40", font: 40 }, { text: Market }] }
                          - { toggle: false, accessibility: Market }
                        alignment: <>
                      - hstack:
                          - { vstack: [{ text: "9:00", font: 40 }, { text: Call Ama }] }
                          - { toggle: true, accessibility: Call Ama }
                """, right: "center", wrong: "top"),
        Pair(
            mistake: "a page behind a bar of one's own", rule: "content-under-bar", isPhone: true,
            nodes: """
                  - zstack:
                      - vstack:
                          - { text: The first lines of a page }
                          - spacer
                          - { text: The last lines of a page }
                        padding: { bottom: <> }
                      - hstack: [{ text: Total }, spacer, { text: "€24.90" }]
                        padding: 16
                        background: "#DDEEDD"
                    alignment: bottom
                    frame: { maxWidth: infinity, maxHeight: infinity }
                """, right: "80", wrong: "20"),
    ]

    /// Scenes in which one of several is unlike the others on purpose.
    private static let onPurpose = [
        // The middle one of several plans.
        """
          - hstack:
              - { card: [{ text: Basic }], frame: { width: 100, height: 120 } }
              - { card: [{ text: Plus }], frame: { width: 100, height: 150 } }
              - { card: [{ text: Pro }], frame: { width: 100, height: 120 } }
        """,
        // Today among other days.
        """
          - vstack:
              - hstack: [{ text: Monday }, spacer, { text: "17°" }]
              - hstack: [{ text: Today }, spacer, { text: "21°", font: 22 }]
              - hstack: [{ text: Wednesday }, spacer, { text: "18°" }]
        """,
        // An answer among the messages of others.
        """
          - vstack:
              - hstack: [{ vstack: [{ text: Are you coming }, { text: "9:12" }], alignment: leading }, spacer]
              - hstack: [spacer, { vstack: [{ text: In a minute }, { text: "9:13" }], alignment: trailing }]
              - hstack: [{ vstack: [{ text: We are waiting }, { text: "9:14" }], alignment: leading }, spacer]
              - hstack: [{ vstack: [{ text: Good }, { text: "9:15" }], alignment: leading }, spacer]
        """,
        // A symbol whose room is pulled out, so that it stands on the margin itself.
        """
          - vstack:
              - iconButton: { icon: chevron.left, size: 44, iconSize: 20, style: plain }
                padding: { leading: -12 }
                accessibility: Back
              - { card: [{ text: One }], frame: { width: 300 } }
              - { card: [{ text: Two }], frame: { width: 300 } }
            alignment: leading
        """,
        // The day in the middle of a week, which the others lead to.
        """
          - hstack:
              - { forEach: { as: d, data: [9, 10, 11], content: { text: "{d}", font: 17 } } }
              - { text: "12", font: 26 }
              - { forEach: { as: d, data: [13, 14, 15], content: { text: "{d}", font: 17 } } }
        """,
        // What is liked among what is not.
        """
          - vstack:
              - hstack: [{ icon: heart }, { text: Ada }, spacer]
              - hstack: [{ icon: heart.fill, foreground: "#B3161E", scale: 1.3 }, { text: Bea }, spacer]
              - hstack: [{ icon: heart }, { text: Cid }, spacer]
        """,
        // A card that is lifted, and has the colour of that.
        """
          - vstack:
              - { card: [{ text: One }], frame: { width: 300 }, background: "#EEF1F6" }
              - card: [{ text: Two }]
                frame: { width: 300 }
                background: white
                shadow: { radius: 12 }
                offset: { y: -8 }
              - { card: [{ text: Three }], frame: { width: 300 }, background: "#EEF1F6" }
        """,
        // The names on a map behind a card.
        """
          - zstack:
              - { text: Harbour, position: { x: 200, y: 280 } }
              - hstack: [{ text: 12 minutes }, spacer, { text: 4 km }]
                padding: 16
                background: "#DDEEDD"
            alignment: bottom
            frame: { maxWidth: infinity, maxHeight: infinity }
        """,
    ]

    @Test(arguments: onPurpose)
    func whatIsUnlikeOnPurposeIsNotNamed(nodes: String) throws {
        let folder = try Folder()
        let canvas = "canvas: { width: 390, height: 300 }"
        try folder.write("vitrine: 1\n\(canvas)\nbackground: white\nbody:\n\(nodes)\n", "scene.yaml")
        let result = try Tool.run(["audit", "scene.yaml", "--no-pixels"], in: folder.url)
        #expect(result.code < 2, "\(result.output)\(result.errors)")
        #expect(!result.output.contains("[misaligned-edge]"))
        #expect(!result.output.contains("[content-under-bar]"))
    }
}
