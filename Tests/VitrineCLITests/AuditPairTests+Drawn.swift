extension AuditPairTests {
    /// Lengths, places and colours of others than what a scene says.
    static let drawn: [Pair] = [
        Pair(
            mistake: "a bar that is longer than its number says", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - vstack:
                          - hstack: [{ text: Rent }, spacer, { text: €900 }]
                          - { progressBar: { value: 0.9 }, accessibility: { label: Rent } }
                      - vstack:
                          - hstack: [{ text: Food }, spacer, { text: €400 }]
                          - { progressBar: { value: <> }, accessibility: { label: Food } }
                      - vstack:
                          - hstack: [{ text: Bus }, spacer, { text: €120 }]
                          - { progressBar: { value: 0.12 }, accessibility: { label: Bus } }
                """, right: "0.4", wrong: "0.7"),
        Pair(
            mistake: "entries of a legend with each other's colours", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack:
                          - { capsule: , fill: "#3355DD", frame: { width: 150, height: 14 } }
                          <>
                        accessibility: { label: Parts of the drive, traits: isImage, children: ignore }
                      - hstack: [{ circle: 12, fill: "#3355DD" }, { text: Photos }, { text: 15 GB }]
                      - hstack: [{ circle: 12, fill: "#D96A1E" }, { text: Apps }, { text: 9 GB }]
                      - hstack: [{ circle: 12, fill: "#128060" }, { text: System }, { text: 4 GB }]
                """,
            right: part("#D96A1E", 90) + "\n          " + part("#128060", 40),
            wrong: part("#128060", 90) + "\n          " + part("#D96A1E", 40)),
        Pair(
            mistake: "an appointment beside the hour that it says", rule: "misaligned-edge",
            nodes: """
                  - zstack:
                      - vstack:
                          - forEach:
                              data: [8, 9, 10, 11, 12]
                              content: { text: "{item}:00", font: footnote, frame: { width: 44, height: 20 } }
                        spacing: 28
                      - { text: "8:00 – 9:00 Yoga", <back>, offset: { x: 60, y: 10 } }
                      - { text: "10:00 – 11:00 Zahnarzt", <back>, offset: { x: 60, y: <> } }
                      - { text: "11:00 – 12:00 Chor", <back>, offset: { x: 60, y: 154 } }
                    alignment: topLeading
                """.replacing("<back>", with: "padding: 8, background: \"#DCE8F8\", cornerRadius: 8"),
            right: "106", wrong: "130"),
        Pair(
            mistake: "levels whose hues are out of order", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Fire }, spacer, { text: High, foreground: "#C2231A" }]
                      - hstack: [{ text: Storm }, spacer, { text: Medium, foreground: "#B8860B" }]
                      - hstack: [{ text: Frost }, spacer, { text: <>, foreground: "#12803C" }]
                      - hstack: [{ text: Fog }, spacer, { text: <>, foreground: "#12803C" }]
                """, right: "Low", wrong: "Critical"),
        Pair(
            mistake: "what is kept in the red of what is deleted", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - { button: <> workspace, background: "#E7E7EC", foreground: black }
                      - { text: Keep workspace, <look>, accessibility: { traits: isButton } }
                """.replacing("<look>", with: "padding: 16, foreground: white, background: \"#B91C1C\""),
            right: "Rename", wrong: "Delete"),
        Pair(
            mistake: "a falling price above a rising green", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - { text: "−2.1 % today", foreground: "#C2231A" }
                      - chart:
                          kind: line
                          series: [{ name: Ether, values: [5, 4, 6, 3], color: "<>" }]
                          labels: ["1", "2", "3", "4"]
                          legend: false
                        frame: { height: 160 }
                        accessibility: { label: Price today }
                """, right: "#C2231A", wrong: "#12803C"),
        Pair(
            mistake: "a symbol beside the middle of its caption", rule: "misaligned-edge",
            nodes: """
                  - zstack:
                      - hstack: [{ text: BGO, font: title }, spacer, { text: CPH, font: title }]
                      - vstack:
                          - icon: airplane
                            font: 28
                            accessibility: { hidden: true }
                            offset: { x: <> }
                          - { text: 1 h 25, font: footnote }
                """, right: "0", wrong: "-11"),
        Pair(
            mistake: "a sum that ends before its amounts", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Net }, spacer, { text: 2 h }, { text: "£1,120.00" }]
                      - hstack: [{ text: Site }, spacer, { text: 3 h }, { text: "£240.00" }]
                      - hstack: [{ text: Plan }, spacer, { text: 6 h }, { text: "£520.00" }]
                      - hstack: [{ text: Total, bold: true }, spacer, { text: "£1,880.00", bold: true }]
                        padding: { trailing: <> }
                    frame: { width: 340 }
                """, right: "0", wrong: "10"),
        Pair(
            mistake: "a list that ends behind a bar of one's own", rule: "content-under-bar",
            nodes: """
                  - scroll:
                      - forEach:
                          data: [Aal, Barsch, Dorsch, Forelle, Hecht, Karpfen, Lachs, Zander]
                          content: { card: [{ text: "{item}" }], frame: { maxWidth: infinity } }
                    contentMargins: { horizontal: 16, bottom: <> }
                    contentOffset: { y: 2000 }
                  - vstack:
                      - hstack: [{ text: 8 fish }, spacer, { button: Buy }]
                        padding: { horizontal: 20 }
                        frame: { height: 72 }
                        background: "#DDE7F2"
                    frame: { maxHeight: infinity, alignment: bottom }
                """, right: "88", wrong: "0"),
        Pair(
            mistake: "a number with decimals that is said in another order", rule: "label-in-name",
            nodes: """
                  - zstack:
                      - { circle: 180, fill: "#EEEEEE" }
                      - vstack: [{ text: 6.2 km, font: title }, { text: of 8 km }]
                    accessibility: { label: "Run, <> of 8 kilometres", children: ignore, traits: isImage }
                """, right: "6.2", wrong: "2.6"),
        Pair(
            mistake: "a title of a row in the size of its details", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - vstack: [{ text: Viajes, font: 17 }, { text: Hoteles, font: 15 }]
                      - vstack: [{ text: Cocina, font: 17 }, { text: Recetas, font: 15 }]
                      - vstack: [{ text: Trabajo, font: <> }, { text: Correos, font: 15 }]
                      - vstack: [{ text: Música, font: 17 }, { text: Letras, font: 15 }]
                """, right: "17", wrong: "15"),
        Pair(
            mistake: "seats that pale red and green tell apart", rule: "hue-alone",
            nodes: """
                  - hstack:
                      - { text: 1A, <free> }
                      - { text: 1B, <taken> }
                      - { text: 1C, <free> }
                      - { text: 1D, <taken> }
                """.replacing("<free>", with: seat("#CFEBD8", "#14532D", "libre"))
                    .replacing("<taken>", with: seat("#F3CFCF", "<>", "occupé")),
            right: "#000000", wrong: "#8A1F1F"),
    ]

    private static func part(_ color: String, _ width: Int) -> String {
        "- { capsule: , fill: \"\(color)\", frame: { width: \(width), height: 14 } }"
    }

    private static func seat(_ ground: String, _ ink: String, _ state: String) -> String {
        """
        frame: { size: 48 }, background: "\(ground)", foreground: "\(ink)", \
        accessibility: { label: "Siège, \(state)" }
        """
    }
}
