extension AuditPairTests {
    /// The one of several alike things that is unlike the others, and what only looks like something else.
    static let odd: [Pair] = [
        Pair(
            mistake: "an amount out of its column", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Pitch }, spacer, { text: "€54.00" }]
                      - hstack: [{ text: Power }, spacer, { text: "€9.60", padding: { trailing: <> } }]
                      - hstack: [{ text: One dog }, spacer, { text: "€6.00" }]
                      - hstack: [{ text: Paid }, spacer, { text: "€69.60" }]
                """, right: "0", wrong: "22"),
        Pair(
            mistake: "a tile that is less high than the others", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack:
                          - { card: [{ text: A }], frame: { height: 100 } }
                          - { card: [{ text: B }], frame: { height: 100 } }
                      - hstack:
                          - { card: [{ text: C }], frame: { height: 100 } }
                          - { card: [{ text: D }], frame: { height: <> } }
                """, right: "100", wrong: "80"),
        Pair(
            mistake: "a card out of its column", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { card: [{ text: A }], frame: { width: 300 } }
                      - { card: [{ text: B }], frame: { width: 300 }, offset: { x: <> } }
                      - { card: [{ text: C }], frame: { width: 300 } }
                """, right: "0", wrong: "-16"),
        Pair(
            mistake: "a card whose text touches its edge", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - vstack: [{ text: Left on Mill Street }, { text: 3 minutes }]
                        padding: 18
                        frame: { width: 300 }
                        background: "#DDEEDD"
                        cornerRadius: 16
                      - vstack: [{ text: Right on Quay Street }, { text: 4 minutes }]
                        padding: <>
                        frame: { width: 300 }
                        background: "#DDEEDD"
                        cornerRadius: 16
                """, right: "18", wrong: "2"),
        Pair(
            mistake: "a symbol off its disc", rule: "misaligned-edge",
            nodes: """
                  - zstack:
                      - circle: 48
                        fill: "#8BE28B"
                      - { icon: bolt.fill, font: 20, offset: { x: <>, y: <> } }
                    accessibility: { hidden: true }
                """, right: "0", wrong: "8"),
        Pair(
            mistake: "a name farther from its field than the others", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - vstack: [{ text: Name }, { textField: { text: Pepper }, accessibility: Name }]
                        spacing: 6
                      - vstack: [{ text: Breed }, { textField: { text: Collie }, accessibility: Breed }]
                        spacing: <>
                      - vstack: [{ text: Weight }, { textField: { text: "17" }, accessibility: Weight }]
                        spacing: 6
                    spacing: 22
                """, right: "6", wrong: "26"),
        Pair(
            mistake: "a symbol larger than those of the other rows", rule: "misaligned-edge",
            nodes: """
                  - list:
                      - row: { title: Hall, leading: [{ icon: sofa, font: 20 }] }
                      - row: { title: Kitchen, leading: [{ icon: bed.double, font: <> }] }
                      - row: { title: Bath, leading: [{ icon: shower, font: 20 }] }
                """, right: "20", wrong: "44"),
        Pair(
            mistake: "a text that a frame cuts through", rule: "clipped-text",
            nodes: """
                  - zstack: [{ text: "\(story)", fixedSize: vertical }]
                    alignment: topLeading
                    frame: { width: 350, height: <> }
                    clip: true
                """, right: "300", wrong: "34"),
        Pair(
            mistake: "chips that are cut and do not scroll", rule: "clipped-text",
            nodes: """
                  - <>:
                      - { chip: At the market, fixedSize: horizontal }
                      - { chip: On the train, fixedSize: horizontal }
                      - { chip: At the doctor's, fixedSize: horizontal }
                      - { chip: Weather, fixedSize: horizontal }
                    frame: { width: 370, alignment: leading }
                    clip: true
                """, right: "flow", wrong: "hstack"),
        Pair(
            mistake: "a word that is broken", rule: "truncated-text",
            nodes: "  - { text: Benachrichtigungen, font: headline, frame: { width: <> } }", right: "220",
            wrong: "110"),
        Pair(
            mistake: "a title smaller than a heading below it", rule: "heading-structure",
            nodes: """
                  - vstack:
                      - { text: Hills, font: { size: <> }, accessibility: { heading: 1 } }
                      - { text: How it came here, font: { size: 20 }, accessibility: { heading: 2 } }
                """, right: "28", wrong: "11"),
        Pair(
            mistake: "an alert to cancel that can be cancelled", rule: "unnamed-control",
            nodes: """
                  - alert:
                      title: Cancel the booking?
                      actions: [{ title: <>, role: cancel }, { title: Give it up, role: destructive }]
                """, right: "Keep it", wrong: "Cancel"),
        Pair(
            mistake: "a capsule that is no button", rule: "hidden-control",
            nodes: """
                  - text: Pay now
                    foreground: white
                    frame: { width: 300, height: 50 }
                    background: "#1B5FCC"
                    cornerRadius: capsule
                    accessibility: <>
                """, right: "{ traits: isButton }", wrong: "{ identifier: pay }"),
        Pair(
            mistake: "two series of one colour", rule: "hue-alone",
            nodes: """
                  - chart:
                      series:
                        - { name: Made, values: [1, 2, 3], color: "#C46A00" }
                        - { name: Used, values: [2, 3, 1], color: "<>" }
                    frame: { width: 300, height: 160 }
                    accessibility: Energy
                """, right: "#1B5E9C", wrong: "#C97208"),
        Pair(
            mistake: "a corner of another token than those beside it", rule: "off-scale",
            nodes: """
                  - { card: [{ text: A }], cornerRadius: "{radius.card}" }
                  - { card: [{ text: B }], cornerRadius: "{radius.<>}" }
                  - { card: [{ text: C }], cornerRadius: "{radius.card}" }
                """, right: "card", wrong: "bar"),
    ]
}
