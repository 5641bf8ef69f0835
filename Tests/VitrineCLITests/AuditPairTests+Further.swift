extension AuditPairTests {
    /// What is made by hand, as fields and tabs are, and what stands off its place or spoils words.
    static let further: [Pair] = [
        Pair(
            mistake: "a field made by hand whose border cannot be seen", rule: "control-contrast",
            nodes: """
                  - vstack:
                      - { text: Date of birth, font: subheadline }
                      - hstack: [{ text: 3 May 1984 }, spacer]
                        padding: 13
                        background: white
                        cornerRadius: 10
                        stroke: { paint: <>, width: 1 }
                    accessibility: { label: Date of birth, value: 3 May 1984, children: ignore }
                    frame: { width: 345 }
                """, right: "\"#6F7980\"", wrong: "\"#F1F3F4\""),
        Pair(
            mistake: "a symbol larger than its button", rule: "clipped-text",
            nodes: "  - { iconButton: { icon: pause.fill, size: 72, iconSize: <> }, accessibility: Pause }",
            right: "28", wrong: "84"),
        Pair(
            mistake: "a symbol larger than the disc behind it", rule: "clipped-text",
            nodes: """
                  - zstack:
                      - { circle: 40, fill: "#DDEEDD" }
                      - { icon: bolt.fill, font: <> }
                    accessibility: Charging
                """, right: "20", wrong: "52"),
        Pair(
            mistake: "letters that run into each other", rule: "overlapping-text",
            nodes: """
                  - { text: "\(story)", tracking: <>, frame: { width: 340 } }
                """, right: "-0.4", wrong: "-2.2"),
        Pair(
            mistake: "running text whose letters fall apart", rule: "line-length",
            nodes: """
                  - { text: "\(story)", tracking: <>, frame: { width: 340 } }
                """, right: "0.5", wrong: "5"),
        Pair(
            mistake: "running text whose lines fall apart", rule: "line-length",
            nodes: """
                  - { text: "\(story)", lineSpacing: <>, frame: { width: 340 } }
                """, right: "4", wrong: "34"),
        Pair(
            mistake: "a badge that hangs in the air", rule: "misaligned-edge",
            nodes: """
                  - iconButton: { icon: bell.fill, size: 44 }
                    accessibility: Messages, 3 new
                    overlay: [{ badge: { value: 3 }, offset: { x: <>, y: 14 } }]
                """, right: "14", wrong: "-52"),
        Pair(
            mistake: "a symbol off the axis of its column", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { icon: books.vertical, font: 34, offset: { x: <> }, accessibility: { hidden: true } }
                      - { text: Your shelf is empty, font: headline }
                      - { text: Scan the back of a book to borrow it. }
                """, right: "0", wrong: "31"),
        Pair(
            mistake: "one of a row that hangs far below the others", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - { icon: tray, font: 20, accessibility: In }
                      - { icon: star, font: 20, accessibility: Starred, offset: { y: <> } }
                      - { icon: bell, font: 20, accessibility: Later }
                """, right: "0", wrong: "22"),
        Pair(
            mistake: "words at the lower edge of their pill", rule: "misaligned-edge",
            nodes: """
                  - text: Furniture
                    padding: { horizontal: 18, top: <>, bottom: 12 }
                    background: "#E2DACB"
                    cornerRadius: capsule
                """, right: "12", wrong: "36"),
        Pair(
            mistake: "names that stand nearer to the field before", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - vstack: [{ text: Rent }, { hstack: [{ text: "4,800 €" }, spacer], padding: 12,
                          stroke: { paint: "#717B88", width: 1 }, cornerRadius: 10 }]
                        alignment: leading
                        spacing: <>
                      - vstack: [{ text: Interest }, { hstack: [{ text: "112 €" }, spacer], padding: 12,
                          stroke: { paint: "#717B88", width: 1 }, cornerRadius: 10 }]
                        alignment: leading
                        spacing: <>
                    spacing: 12
                    frame: { width: 345 }
                """, right: "6", wrong: "24"),
        Pair(
            mistake: "a row whose columns stand off those of the others", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Linden }, spacer, { text: "18" }, { text: "31.5" }]
                      - hstack: [{ text: Heath }, spacer, { text: "22" }, { text: "40.2" }]
                        padding: { trailing: <> }
                      - hstack: [{ text: Roof }, spacer, { text: "16" }, { text: "28.8" }]
                    frame: { width: 345 }
                """, right: "0", wrong: "22"),
        Pair(
            mistake: "a selected tab that looks like the others", rule: "hue-alone",
            nodes: """
                  - hstack:
                      - vstack: [{ icon: book }, { text: Dives }]
                        foreground: <>
                        padding: 12
                        background: white
                        accessibility: { label: Dives, traits: [isButton, isSelected], children: ignore }
                      - vstack: [{ icon: map }, { text: Sites }]
                        foreground: "#3F5A63"
                        padding: 12
                        background: white
                        accessibility: { label: Sites, traits: isButton, children: ignore }
                """, right: "\"#D8430A\"", wrong: "\"#3F5A63\""),
        Pair(
            mistake: "seats that a hue alone calls taken", rule: "hue-alone",
            nodes: """
                  - hstack:
                      - { circle: 44, fill: "#1E6B33", accessibility: "Seat 1, free" }
                      - { circle: 44, fill: "<>", accessibility: "Seat 2, taken" }
                      - { circle: 44, fill: "#1E6B33", accessibility: "Seat 3, free" }
                """, right: "#F2C4BF", wrong: "#A32A20"),
        Pair(
            mistake: "seats whose colours a legend explains", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - hstack:
                          - { text: "1", foreground: white, frame: { size: 70 }, background: "#1E6B33" }
                          - { text: "2", foreground: white, frame: { size: 70 }, background: "#A32A20" }
                      - hstack:
                          - hstack: [{ icon: square.fill, foreground: "#1E6B33" }, { text: Free }]
                          - hstack: [{ icon: square.fill, foreground: "<>" }, { text: Taken }]
                """, right: "#0B5CAD", wrong: "#A32A20"),
    ]
}
