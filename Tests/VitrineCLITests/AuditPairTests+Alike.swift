extension AuditPairTests {
    /// One of several alike things with another place, surface, size, font or colour than the others.
    static let alike: [Pair] = [
        Pair(
            mistake: "an amount right behind its name", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Walnut loaf }, spacer, { text: "€9.80" }]
                      - hstack: [{ text: Plum cake }, <>{ text: "€12.50" }]
                      - hstack: [{ text: Brezel }, spacer, { text: "€3.60" }]
                    alignment: leading
                    frame: { width: 300 }
                """, right: "spacer, ", wrong: ""),
        Pair(
            mistake: "a dark card among light ones", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { vstack: [{ text: Hall }], padding: 9, frame: { width: 99 }, background: "#F2F2F7" }
                      - { vstack: [{ text: Bath }], padding: 9, frame: { width: 99 }, background: "<>" }
                      - { vstack: [{ text: Attic }], padding: 9, frame: { width: 99 }, background: "#F2F2F7" }
                """, right: "#F2F2F7", wrong: "#1D1B26"),
        Pair(
            mistake: "the smaller one of two scores", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - vstack: [{ text: Home }, { text: "3", font: 56 }]
                        frame: { width: 150, height: 120 }
                        background: "#DDEEDD"
                      - vstack: [{ text: Guests }, { text: "12", font: <> }]
                        frame: { width: 150, height: 120 }
                        background: "#DDEEDD"
                """, right: "56", wrong: "30"),
        Pair(
            mistake: "a figure in another font", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - vstack: [{ text: "23", font: { size: 24, weight: bold } }, { text: Won }]
                        frame: { width: 100 }
                      - vstack: [{ text: "9", font: { size: 24, weight: <> } }, { text: Drawn }]
                        frame: { width: 100 }
                      - vstack: [{ text: "14", font: { size: 24, weight: bold } }, { text: Lost }]
                        frame: { width: 100 }
                """, right: "bold", wrong: "light"),
        Pair(
            mistake: "a symbol in a stack off its disc", rule: "misaligned-edge",
            nodes: """
                  - zstack:
                      - { icon: bolt.fill, font: 20, offset: { x: <>, y: <> } }
                    accessibility: { hidden: true }
                    frame: { size: 48 }
                    background: "#8BE28B"
                    cornerRadius: capsule
                """, right: "0", wrong: "9"),
        Pair(
            mistake: "two segments of one name", rule: "same-name",
            nodes: "  - segmentedPicker: { segments: [Day, Week, <>], selection: 0, height: 44 }",
            right: "Month", wrong: "Week"),
        Pair(
            mistake: "two tabs of one symbol", rule: "same-name", isPhone: true,
            nodes: """
                  - tabBar:
                      items:
                        - { icon: house, label: Home }
                        - { icon: map, label: Routes }
                        - { icon: <>, label: Places }
                      selected: 0
                """, right: "person", wrong: "house"),
        Pair(
            mistake: "a legend with a colour that no bar has", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack:
                          - { rectangle: , fill: "#1F6FB2", frame: { width: 20, height: 80 } }
                          - { rectangle: , fill: "#C2410C", frame: { width: 20, height: 40 } }
                          - { rectangle: , fill: "#1F6FB2", frame: { width: 20, height: 60 } }
                      - hstack:
                          - hstack: [{ circle: 10, fill: "#1F6FB2" }, { text: Rain }]
                          - hstack: [{ circle: 10, fill: "<>" }, { text: Wind }]
                """, right: "#C2410C", wrong: "#7A4DE0"),
        Pair(
            mistake: "a confirmation in the colour of danger", rule: "token-role",
            nodes: "  - { text: Your kiln is booked, foreground: \"{color.<>}\" }", right: "success",
            wrong: "alert"),
        Pair(
            mistake: "cards that stick together", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { card: [{ text: One }], frame: { width: 300 } }
                      - { card: [{ text: Two }], frame: { width: 300 } }
                    spacing: <>
                """, right: "12", wrong: "0.75"),
        Pair(
            mistake: "a level in the colour of another", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - vstack: [{ text: "1" }, { circle: 14, fill: "#2E7D32" }]
                      - vstack: [{ text: "2" }, { circle: 14, fill: "#F6D64A" }]
                      - vstack: [{ text: "3" }, { circle: 14, fill: "<>" }]
                      - vstack: [{ text: "4" }, { circle: 14, fill: "#3A0A0A" }]
                """, right: "#B3261E", wrong: "#2E7D32"),
        Pair(
            mistake: "a word in the colour of another", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Valley }, { text: Open, foreground: "#146C3A" }]
                      - hstack: [{ text: Glacier }, { text: Closed, foreground: "<>" }]
                      - hstack: [{ text: Meadow }, { text: Open, foreground: "#146C3A" }]
                      - hstack: [{ text: Summit }, { text: Closed, foreground: "#B3261E" }]
                """, right: "#B3261E", wrong: "#146C3A"),
        Pair(
            mistake: "what is paid in the colour of what is received", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Rent }, spacer, { text: "−€900", foreground: "#16181D" }]
                      - hstack: [{ text: Wages }, spacer, { text: "+€2,400", foreground: "#146C3A" }]
                      - hstack: [{ text: Power }, spacer, { text: "−€61.20", foreground: "<>" }]
                      - hstack: [{ text: Refund }, spacer, { text: "+€18.00", foreground: "#146C3A" }]
                """, right: "#16181D", wrong: "#146C3A"),
        Pair(
            mistake: "a row from left to right in Arabic", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ icon: bell, accessibility: { hidden: true } }, { text: الإشعارات }, spacer]
                      - hstack: [{ icon: globe, accessibility: { hidden: true } }, { text: اللغة }, spacer]
                        environment: { layoutDirection: <> }
                      - hstack: [{ icon: lock, accessibility: { hidden: true } }, { text: الخصوصية }, spacer]
                    environment: { layoutDirection: rtl }
                """, right: "rtl", wrong: "ltr"),
        Pair(
            mistake: "a price much larger than the others", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - vstack: [{ text: Kawai, font: headline }, { text: "€2,900" }]
                      - vstack: [{ text: Yamaha, font: headline }, { text: "€3,250", font: <> }]
                      - vstack: [{ text: Petrof, font: headline }, { text: "€1,980" }]
                """, right: "body", wrong: "{ size: 44, relativeTo: body }"),
    ]
}
