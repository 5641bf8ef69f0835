extension AuditPairTests {
    /// One of several alike things that lies on another, or is moved, larger or of another colour, and titles
    /// that are smaller than what they head. What is right deviates on purpose in some of them.
    static let single: [Pair] = [
        Pair(
            mistake: "an appointment on the words of the one before it", rule: "covered-text",
            nodes: """
                  - zstack:
                      - vstack: [{ text: Stand-up }, { text: Room 3 }]
                        frame: { width: 200, height: 60 }
                        background: "#DCEBFF"
                        cornerRadius: 8
                        offset: { y: -110 }
                      - vstack: [{ text: Lunch }, { text: Ramen bar }]
                        frame: { width: 200, height: 60 }
                        background: "#DCEBFF"
                        cornerRadius: 8
                        offset: { y: 0 }
                      - vstack: [{ text: Dentist }, { text: Hill Street }]
                        frame: { width: 200, height: 60 }
                        background: "#DCEBFF"
                        cornerRadius: 8
                        offset: { y: <> }
                    frame: { width: 300, height: 300 }
                """, right: "70", wrong: "40"),
        Pair(
            mistake: "an appointment that is not set in from the one below it", rule: "covered-text",
            nodes: """
                  - zstack:
                      - vstack: [{ text: Stand-up }, { text: Room 3 }]
                        frame: { width: 200, height: 60 }
                        background: "#DCEBFF"
                        cornerRadius: 8
                        offset: { y: -110 }
                      - vstack: [{ text: Lunch }, { text: Ramen bar }]
                        frame: { width: 200, height: 60 }
                        background: "#DCEBFF"
                        cornerRadius: 8
                        offset: { y: 0 }
                      - vstack: [{ text: Dentist }, { text: Hill Street }]
                        frame: { width: 200, height: 60 }
                        background: "#DCEBFF"
                        cornerRadius: 8
                        offset: { y: 40, x: <> }
                    frame: { width: 300, height: 300 }
                """, right: "150", wrong: "0"),
        Pair(
            mistake: "a title that is smaller than the text below it", rule: "heading-structure",
            nodes: """
                  - vstack:
                      - vstack:
                          - { text: 毎日学ぶ, font: { size: <>, weight: bold }, accessibility: { heading: 1 } }
                      - { text: コーヒーとバスのあいだに収まる五分間です。, font: { size: 17 } }
                """, right: "28", wrong: "15"),
        Pair(
            mistake: "a title that is smaller than what is no display type", rule: "heading-structure",
            nodes: """
                  - vstack:
                      - text: Line of the day
                        font: { size: 15, weight: bold }
                        accessibility: { heading: 1 }
                      - { text: "Well begun is half done, they say.", font: { size: <> } }
                """, right: "30", wrong: "17"),
        Pair(
            mistake: "a line of pictures farther from the one before it", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { hstack: [{ picture: }, { picture: }], spacing: 4 }
                      - { hstack: [{ picture: }, { picture: }], spacing: 4 }
                      - { hstack: [{ picture: }, { picture: }], spacing: 4, padding: { top: <> } }
                      - { hstack: [{ picture: }, { picture: }], spacing: 4 }
                    spacing: 4
                components:
                  picture: { body: { rectangle: , fill: blue, frame: { size: 50 } } }
                """, right: "0", wrong: "10"),
        Pair(
            mistake: "a number that is raised alone", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - vstack: [{ icon: sun.max }, { text: 14° }]
                      - vstack: [{ icon: sun.max }, { text: 17°, offset: { y: -9 } }]
                      - vstack: [{ icon: sun.max }, { text: 15°, offset: { y: <> } }]
                      - vstack: [{ icon: sun.max }, { text: 14° }]
                """, right: "-4", wrong: "0"),
        Pair(
            mistake: "a step of the colour of others that is thicker", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - { capsule: , fill: "#B5380B", frame: { height: 6 } }
                      - { capsule: , fill: "<>", frame: { height: 12 } }
                      - { capsule: , fill: "#D8CCC3", frame: { height: 6 } }
                      - { capsule: , fill: "#D8CCC3", frame: { height: 6 } }
                """, right: "#E86A2F", wrong: "#B5380B"),
        Pair(
            mistake: "a dot that is larger than all others", rule: "misaligned-edge",
            nodes: """
                  - hstack: [{ circle: 14 }, { circle: <> }, { circle: 14 }, { circle: 14 }]
                """, right: "14", wrong: "20"),
        Pair(
            mistake: "a card that reaches into the margin at one side", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: One }, spacer, { icon: play }]
                        modifiers: [{ background: "#DCEBFF" }, { cornerRadius: 12 }]
                      - hstack: [{ text: Two }, spacer, { icon: play }]
                        modifiers:
                          - background: "#DCEBFF"
                          - cornerRadius: 12
                          - padding: { leading: <>, trailing: -16 }
                      - hstack: [{ text: Three }, spacer, { icon: play }]
                        modifiers: [{ background: "#DCEBFF" }, { cornerRadius: 12 }]
                    padding: 24
                """, right: "-16", wrong: "0"),
        Pair(
            mistake: "a filled button in a hue that nothing else has", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Spin }, { button: { title: Book, tint: "#13693B" } }]
                      - hstack:
                          - { text: Yoga, foreground: "<>" }
                          - { button: { title: Book, tint: "#6B3FA0" } }
                      - hstack: [{ text: Box }, { button: { title: Book, tint: "#13693B" } }]
                """, right: "#6B3FA0", wrong: "#13693B"),
        Pair(
            mistake: "a key with a smaller digit", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { hstack: [{ key: { says: "7" } }, { key: { says: "8" } }] }
                      - { hstack: [{ key: { says: "4" } }, { key: { says: <>, size: 18 } }] }
                components:
                  key:
                    parameters: { says: text, size: { type: number, default: 28 } }
                    body: { text: "{says}", font: "{size}", frame: { size: 60 }, background: "#E5E7EB" }
                """, right: "OK", wrong: "\"5\""),
    ]
}
