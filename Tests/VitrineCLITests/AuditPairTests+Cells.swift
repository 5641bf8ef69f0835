extension AuditPairTests {
    /// Cells and rows of one build, what lies on words, and what reaches the edge of a card or the screen.
    static let cells: [Pair] = [
        Pair(
            mistake: "numbers smaller than their captions in all cells", rule: "tiny-text",
            nodes: """
                  - hstack:
                      - vstack: [{ text: "128", font: <> }, { text: Posts, font: headline }]
                      - vstack: [{ text: "4,210", font: <> }, { text: Readers, font: headline }]
                      - vstack: [{ text: "310", font: <> }, { text: Friends, font: headline }]
                """, right: "title", wrong: "caption"),
        Pair(
            mistake: "a symbol smaller than those of the other rows", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ icon: moon, font: 24 }, { text: A }, { icon: chevron.right }]
                      - hstack: [{ icon: bolt, font: <> }, { text: B }, { icon: chevron.right }]
                      - hstack: [{ icon: leaf, font: 24 }, { text: C }, { icon: chevron.right }]
                """, right: "24", wrong: "12"),
        Pair(
            mistake: "the tile of a symbol smaller than those of the other rows", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ icon: moon, frame: { size: 44 }, background: "#DDDDFF" }, { text: A }]
                      - hstack: [{ icon: bolt, frame: { size: <> }, background: "#DDDDFF" }, { text: B }]
                      - hstack: [{ icon: leaf, frame: { size: 44 }, background: "#DDDDFF" }, { text: C }]
                """, right: "44", wrong: "30"),
        Pair(
            mistake: "a chip on the end of a title", rule: "covered-text",
            nodes: """
                  - hstack:
                      - { text: Under the dome, font: title2 }
                      - hstack: [{ icon: star.fill, font: 12 }, { text: "4.8" }]
                        padding: 6
                        background: "#FFDD88"
                        cornerRadius: capsule
                        offset: { x: <> }
                """, right: "0", wrong: "-26"),
        Pair(
            mistake: "a card without padding at its sides", rule: "misaligned-edge",
            nodes: """
                  - vstack: [{ icon: wineglass.fill, font: 22 }, { text: Chablis }, { text: 3 bottles }]
                    alignment: leading
                    padding: { vertical: 16<> }
                    frame: { width: 300, alignment: leading }
                    background: "#DDEEDD"
                    cornerRadius: 16
                """, right: ", horizontal: 16", wrong: ""),
        Pair(
            mistake: "chips that run off the screen", rule: "clipped-text",
            nodes: """
                  - zstack:
                      - hstack:
                          - { chip: { title: Rye flour, size: large } }
                          - { chip: { title: Wheat flour, size: large } }
                          - { chip: { title: <>, size: large } }
                        spacing: 8
                        fixedSize: horizontal
                    frame: { width: 362, alignment: leading }
                    clip: false
                """, right: "Salt", wrong: "Caraway seeds and coriander"),
        Pair(
            mistake: "buttons with one name for all numbers", rule: "same-name",
            nodes: """
                  - hstack:
                      - forEach:
                          as: minutes
                          data: [15, 25, 50]
                          content: { text: "{minutes}", accessibility: { label: <>, traits: isButton } }
                """, right: "\"{minutes} minutes\"", wrong: "Minutes"),
    ]
}
