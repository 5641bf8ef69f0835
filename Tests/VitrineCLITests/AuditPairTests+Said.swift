import Testing

extension AuditPairTests {
    /// What is said in another way than it is seen, and what is told by a colour alone.
    static let said: [Pair] = [
        Pair(
            mistake: "of two incomes one in the colour of what is paid", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { text: "− 42,18 €", foreground: "#B3261E" }
                      - { text: "+ 2.450,00 €", foreground: "<>" }
                      - { text: "− 88,00 €", foreground: "#B3261E" }
                      - { text: "+ 19,90 €", foreground: "#1B6E3C" }
                """, right: "#1B6E3C", wrong: "#B3261E"),
        Pair(
            mistake: "an income in the colour of what has no sign", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { text: "4.20 €", foreground: "#111111" }
                      - { text: "+2,100.00 €", foreground: "#1B6E3C" }
                      - { text: "+18.00 €", foreground: "<>" }
                      - { text: "900.00 €", foreground: "#111111" }
                """, right: "#1B6E3C", wrong: "#111111"),
        Pair(
            mistake: "a green bar with red words", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - vstack:
                          - { progressBar: { value: 0.24, tint: "#1F7A3D" }, accessibility: Phone }
                          - { text: Plenty of room, foreground: "#1F7A3D" }
                      - vstack:
                          - { progressBar: { value: 0.97, tint: "<>" }, accessibility: Cloud }
                          - { text: Almost full, foreground: "#B3261E" }
                """, right: "#B3261E", wrong: "#1F7A3D"),
        Pair(
            mistake: "tiles that only a tint tells apart", rule: "hue-alone",
            nodes: """
                  - hstack:
                      - vstack: [{ text: Hall }<>]
                        padding: 20
                        background: "#FFDF9E"
                        accessibility: { children: combine, traits: isButton, value: An }
                      - vstack: [{ text: Bad }]
                        padding: 20
                        background: "#E4DFD3"
                        accessibility: { children: combine, traits: isButton, value: Aus }
                      - vstack: [{ text: Flur }<>]
                        padding: 20
                        background: "#FFDF9E"
                        accessibility: { children: combine, traits: isButton, value: An }
                """, right: ", { text: An }", wrong: ""),
        Pair(
            mistake: "a field with a red border and no words", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - { textField: { label: Name, text: Ada, style: bordered } }
                      - textField: { label: Code, text: "69", style: bordered }
                        stroke: { paint: "#B3261E", width: 2 }
                      <>
                    spacing: 8
                """, right: "- { text: Five digits, foreground: \"#B3261E\" }", wrong: "- spacer"),
        Pair(
            mistake: "the code of another gate", rule: "label-in-name",
            nodes: """
                  - vstack: [{ text: Gate }, { text: B14 }]
                    accessibility: { label: Gate <> }
                """, right: "B14", wrong: "B41"),
        Pair(
            mistake: "a time that is not the one that is seen", rule: "label-in-name",
            nodes: """
                  - hstack: [{ text: Abfahrt }, { text: "17:08" }]
                    accessibility: { children: ignore, label: "Abfahrt <> Uhr" }
                """, right: "17:08", wrong: "17:18"),
        Pair(
            mistake: "the letters of a code in another order", rule: "label-in-name",
            nodes: """
                  - vstack: [{ text: KEF }, { text: Reykjavík }]
                    accessibility: { label: "<>, Reykjavík" }
                """, right: "KEF", wrong: "KFE"),
        Pair(
            mistake: "a disc that starts something and is a picture", rule: "hidden-control",
            nodes: """
                  - zstack:
                      - { circle: 120, fill: "#1A7F3C" }
                      - { text: Empezar, foreground: white }
                    accessibility: { label: Empezar, traits: <> }
                """, right: "isButton", wrong: "isImage"),
        Pair(
            mistake: "a card with a hint and no trait", rule: "hidden-control",
            nodes: """
                  - hstack: [{ icon: qrcode }, { text: Member card }]
                    padding: 20
                    background: "#EEF1F6"
                    accessibility: { children: combine, hint: Opens the card<> }
                """, right: ", traits: isButton", wrong: ""),
        Pair(
            mistake: "a switch that is on and called off", rule: "double-label",
            nodes: """
                  - { toggle: true, accessibility: { label: "Alarm 6:15<>" } }
                """, right: "", wrong: ", off"),
        Pair(
            mistake: "a switch whose name ends in the state of another time", rule: "double-label",
            nodes: """
                  - { toggle: true, accessibility: { label: "Alarm 6:15<>" } }
                  - { toggle: false, accessibility: { label: "Alarm 7:15" } }
                """, right: "", wrong: " off"),
    ]
}
