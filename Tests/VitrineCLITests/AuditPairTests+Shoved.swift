extension AuditPairTests {
    /// What stands, measures or is coloured otherwise than its like, in other structures than rows of texts.
    static let shoved: [Pair] = [
        Pair(
            mistake: "a row in a frame that padding sets in by some points", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ icon: wifi, frame: { width: 28 } }, { text: Wi-Fi }, spacer]
                        padding: { leading: 16 }
                        frame: { height: 50 }
                      - hstack: [{ icon: phone, frame: { width: 28 } }, { text: Calls }, spacer]
                        padding: { leading: <> }
                        frame: { height: 50 }
                      - hstack: [{ icon: bell, frame: { width: 28 } }, { text: Tones }, spacer]
                        padding: { leading: 16 }
                        frame: { height: 50 }
                """, right: "16", wrong: "20"),
        Pair(
            mistake: "one of two buttons that is moved out of its column", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - button: { title: Weiter, size: large }
                        frame: { maxWidth: infinity }
                        offset: { x: <> }
                      - button: { title: Später, size: large, style: bordered }
                        frame: { maxWidth: infinity }
                    padding: 24
                """, right: "0", wrong: "-16"),
        Pair(
            mistake: "a button off the middle of its bar", rule: "misaligned-edge",
            nodes: """
                  - zstack:
                      - hstack: [{ text: "0:42" }, spacer, { text: "3:10" }]
                      - vstack: [{ iconButton: { icon: play.fill, size: 56 }, accessibility: Play }]
                        offset: { x: <> }
                    padding: 20
                """, right: "0", wrong: "24"),
        Pair(
            mistake: "a title off the middle of its bar", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - { iconButton: { icon: chevron.left, size: 44 }, accessibility: Zurück }
                      - spacer
                      - { iconButton: { icon: plus, size: 44 }, accessibility: Neu }
                    overlay: [{ text: Termine, font: headline, offset: { x: <> } }]
                """, right: "0", wrong: "20"),
        Pair(
            mistake: "a picture that is less high than the others of its grid", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - forEach:
                          data: [[100, 100, 100], [100, <>, 100]]
                          as: line
                          content:
                            hstack:
                              - forEach:
                                  data: "{line}"
                                  as: height
                                  content:
                                    rectangle:
                                    fill: "#74C0FC"
                                    frame: { width: 100, height: "{height}" }
                            alignment: top
                """, right: "100", wrong: "84"),
        Pair(
            mistake: "a card farther from the one before it", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - forEach:
                          data: [{ n: Lyon, g: 0 }, { n: Nice, g: 0 }, { n: Metz, g: <> }, { n: Brest, g: 0 }]
                          as: town
                          content:
                            zstack:
                              - hstack: [{ text: "{town.n}" }, spacer, { text: 12 min }]
                                padding: 12
                                background: "#EEEEF2"
                                cornerRadius: 12
                            padding: { top: "{town.g}" }
                    spacing: 10
                """, right: "0", wrong: "20"),
        Pair(
            mistake: "a button of a card that lies too low", rule: "content-under-bar", isPhone: true,
            nodes: """
                  - vstack:
                      - { text: Museum, font: title2 }
                      - { button: { title: Route, size: large }, frame: { maxWidth: infinity } }
                    padding: 20
                    background: "#EEEEF2"
                    cornerRadius: 30
                    frame: { width: 370 }
                    position: { x: 201, y: <> }
                """, right: "690", wrong: "765"),
        Pair(
            mistake: "a state that a dot alone shows", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - forEach:
                          data:
                            - { line: Bus 14, to: Zoo, color: "#2B8A3E" }
                            - { line: Bus 21, to: Port, color: "<>" }
                            - { line: Bus 30, to: Dom, color: "#2B8A3E" }
                          as: bus
                          content:
                            hstack:
                              - text: "{bus.line}"
                              - spacer
                              - vstack: [{ text: "{bus.to}" }, { circle: 9, fill: "{bus.color}" }]
                """, right: "#1971C2", wrong: "#C92A2A"),
        Pair(
            mistake: "entries of a legend in each other's colours", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - chart:
                          kind: bar
                          legend: false
                          series:
                            - { name: Gas, values: [3, 4], color: "#E8590C" }
                            - { name: Power, values: [2, 3], color: "#1864AB" }
                        frame: { height: 120 }
                      - hstack:
                          - circle: 12
                            fill: "<>"
                          - { text: Gas }
                          - hstack: [{ circle: 12, fill: "#1864AB" }, { text: Power }]
                """, right: "#E8590C", wrong: "#1864AB"),
        Pair(
            mistake: "an ordinary note in red", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - vstack: [{ text: Karten }, { text: Heute aktualisiert, foreground: "#55555C" }]
                      - vstack: [{ text: Fotos }, { text: Gestern aktualisiert, foreground: "<>" }]
                      - vstack: [{ text: Notizen }, { text: Zuletzt aktualisiert, foreground: "#55555C" }]
                """, right: "#55555C", wrong: "#D32F2F"),
    ]
}
