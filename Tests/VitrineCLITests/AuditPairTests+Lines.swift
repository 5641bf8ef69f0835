extension AuditPairTests {
    /// What stands beside its line, on another side or on what is not its own, or has the name or the colour
    /// of what is in another line.
    static let lines: [Pair] = [
        Pair(
            mistake: "a name that is set in above its field", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - vstack: [{ text: Name }, { textField: { text: Lea, style: bordered } }]
                        alignment: leading
                      - vstack:
                          - { text: Street, padding: { leading: <> } }
                          - { textField: { text: High Street, style: bordered } }
                        alignment: leading
                      - vstack: [{ text: City }, { textField: { text: Lyon, style: bordered } }]
                        alignment: leading
                """, right: "0", wrong: "10"),
        Pair(
            mistake: "a change that does not end below its price", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack:
                          - text: Milk
                          - spacer
                          - { vstack: [{ text: "€1.20" }, { text: up }], alignment: trailing }
                      - hstack:
                          - text: Bread
                          - spacer
                          - { vstack: [{ text: "€33.10" }, { text: down<> }], alignment: trailing }
                      - hstack:
                          - text: Eggs
                          - spacer
                          - { vstack: [{ text: "€2.80" }, { text: even }], alignment: trailing }
                """, right: "", wrong: ", padding: { trailing: 20 }"),
        Pair(
            mistake: "an arrow at the beginning of its row", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Sounds }, spacer, { icon: chevron.forward }]
                      - hstack: [<>]
                      - hstack: [{ text: Battery }, spacer, { icon: chevron.forward }]
                """, right: "{ text: Focus }, spacer, { icon: chevron.forward }",
            wrong: "{ icon: chevron.forward }, { text: Focus }, spacer"),
        Pair(
            mistake: "a heading of another size than those of its level", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { text: Morning, font: headline, accessibility: { heading: 2 } }
                      - text: Dentist
                      - { text: Noon, font: <>, accessibility: { heading: 2 } }
                      - text: Lunch
                      - text: Walk
                      - { text: Evening, font: headline, accessibility: { heading: 2 } }
                      - text: Choir
                """, right: "headline", wrong: "title3"),
        Pair(
            mistake: "a picture lower than that of the only card beside it", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - vstack:
                          - { roundedRectangle: 9, fill: blue, frame: { height: 120 } }
                          - text: Sea view
                          - text: €149
                        padding: 12
                        background: "#EEEEEE"
                        cornerRadius: 16
                      - vstack:
                          - { roundedRectangle: 9, fill: blue, frame: { height: <> } }
                          - text: Garden
                          - text: €219
                        padding: 12
                        background: "#EEEEEE"
                        cornerRadius: 16
                    alignment: top
                """, right: "120", wrong: "84"),
        Pair(
            mistake: "a spacer between two of several cards", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - card: [{ icon: book }, { text: One }, { text: Four minutes }]
                      - card: [{ icon: book }, { text: Two }, { text: Five minutes }]
                      - { spacer: 6, frame: { height: <> } }
                      - card: [{ icon: book }, { text: Three }, { text: Six minutes }]
                      - card: [{ icon: book }, { text: Four }, { text: Nine minutes }]
                    spacing: 12
                """, right: "60", wrong: "6"),
        Pair(
            mistake: "a button that is moved behind a card", rule: "overlapping-targets",
            nodes: """
                  - vstack:
                      - { iconButton: { icon: location, size: 48 }, accessibility: Here<> }
                      - vstack: [{ text: Lighthouse café }, { text: Open until six }]
                        padding: 20
                        background: white
                """, right: "", wrong: ", offset: { y: 36 }"),
        Pair(
            mistake: "a button with the name of the one in another row", rule: "same-name",
            nodes: """
                  - vstack:
                      - hstack:
                          - { iconButton: trash, accessibility: Remove Oslo }
                          - text: Oslo
                      - hstack:
                          - { iconButton: trash, accessibility: Remove <> }
                          - text: Lisbon
                """, right: "Lisbon", wrong: "Oslo"),
        Pair(
            mistake: "an entry of a legend in the colour of another ring", rule: "misaligned-edge",
            nodes: """
                  - zstack:
                      - progressRing: { value: 0.8, size: 160, tint: "#D61F4B" }
                        accessibility: { label: Move, value: 80 percent }
                      - progressRing: { value: 0.6, size: 110, tint: "#1D8A4E" }
                        accessibility: { label: Stand, value: 60 percent }
                  - hstack: [{ circle: 12, fill: "#D61F4B" }, { text: Move }]
                    alignment: top
                  - hstack: [{ circle: 12, fill: "<>" }, { text: Stand }]
                    alignment: bottom
                """, right: "#1D8A4E", wrong: "#D61F4B"),
        Pair(
            mistake: "what deletes in the green of what keeps", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - button: { title: Delete photo, size: large, tint: "<>" }
                      - button: { title: Keep photo, size: large, style: bordered, tint: "#1D6F42" }
                """, right: "#B3261E", wrong: "#1D6F42"),
        Pair(
            mistake: "red times that no word explains", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Bern }, { text: "9:08" }, { text: on time }]
                      - hstack: [{ text: Basel }, { text: "9:11" }, { text: on time }]
                      - hstack: [{ text: Brugg }, { text: "9:14", foreground: "#C62828" }, { text: <> }]
                """, right: "delayed", wrong: "Platform 5"),
        Pair(
            mistake: "one of two sizes that is less than the smaller", rule: "off-scale",
            nodes: "  - { text: One, padding: \"{<>}\" }", right: "step.sm", wrong: "indent.xl"),
    ]
}
