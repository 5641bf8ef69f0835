extension AuditPairTests {
    /// What stands on another side, says another state or is scaled otherwise than its like.
    static let sides: [Pair] = [
        Pair(
            mistake: "a row that an offset moves along its column", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Milch }, spacer, { text: "2" }]
                      - hstack: [{ text: Brot }, spacer, { text: "1" }]
                        offset: { y: <> }
                      - hstack: [{ text: Salz }, spacer, { text: "3" }]
                    spacing: 14
                    padding: 20
                """, right: "0", wrong: "7"),
        Pair(
            mistake: "a symbol that an offset moves along its row", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - { iconButton: { icon: heart, size: 44 }, accessibility: Like }
                      - { iconButton: { icon: paperplane, size: 44 }, accessibility: Send, offset: { x: <> } }
                      - { iconButton: { icon: bookmark, size: 44 }, accessibility: Keep }
                    spacing: 20
                """, right: "0", wrong: "-8"),
        Pair(
            mistake: "a switch that is scaled", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Ton }, spacer, { toggle: true, accessibility: Ton }]
                      - hstack: [{ text: Licht }, spacer, { toggle: true, scale: <>, accessibility: Licht }]
                      - hstack: [{ text: Luft }, spacer, { toggle: false, accessibility: Luft }]
                """, right: "1", wrong: "0.75"),
        Pair(
            mistake: "an amount off the middle of a progress ring", rule: "misaligned-edge",
            nodes: """
                  - zstack:
                      - { progressRing: { value: 0.3, size: 160, lineWidth: 14 } }
                      - vstack: [{ text: "1.842", font: title }, { text: kcal }]
                        offset: { x: <> }
                    accessibility: { label: Kalorien, value: 30 Prozent, children: ignore }
                """, right: "0", wrong: "-12"),
        Pair(
            mistake: "a day that is smaller than all others", rule: "misaligned-edge",
            nodes: """
                  - lazyVGrid:
                      - { forEach: { as: d, data: [1, 2, 3, 4], content: { text: "{d}", font: 20 } } }
                      - { text: "5", font: <> }
                      - { forEach: { as: d, data: [6, 7, 8], content: { text: "{d}", font: 20 } } }
                    columns: 4
                """, right: "20", wrong: "16"),
        Pair(
            mistake: "controls for pages on each other's sides", rule: "reading-order",
            nodes: """
                  - hstack:
                      - { iconButton: { icon: chevron.<>, size: 44 }, accessibility: Mappe }
                      - spacer
                      - { text: "2 / 8" }
                      - spacer
                      - { iconButton: { icon: chevron.left, size: 44 }, accessibility: Ordner }
                """, right: "down", wrong: "right"),
        Pair(
            mistake: "a title that is read after what is below it", rule: "reading-order",
            nodes: """
                  - vstack:
                      - { text: Meny, font: title, accessibility: { heading: 1, sortPriority: <> } }
                      - { text: Soppa, padding: { vertical: 40 } }
                      - hstack: [spacer, { button: { title: Boka, size: large } }]
                    alignment: leading
                """, right: "0", wrong: "-1"),
        Pair(
            mistake: "a state that is read where the other one is seen", rule: "label-in-name",
            nodes: """
                  - vstack:
                      - { text: Porte du garage }
                      - { text: Verrouillée }
                    accessibility: { label: Porte du garage, value: <>, children: ignore }
                """, right: "Verrouillée", wrong: "Déverrouillée"),
        Pair(
            mistake: "a drawn field that only its border says is wrong", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Lyon }, spacer]
                        frame: { height: 48 }
                        stroke: { paint: "#7A8496", width: 1 }
                        accessibility: { label: Ville, value: Lyon, children: ignore }
                      - hstack: [{ text: "1234" }, spacer]
                        frame: { height: 48 }
                        stroke: { paint: "<>", width: 1 }
                        accessibility: { label: Code, value: "1234", children: ignore }
                    spacing: 30
                """, right: "#7A8496", wrong: "#B3161E"),
        Pair(
            mistake: "words in another colour than the symbol of their state says", rule: "token-role",
            nodes: """
                  - hstack:
                      - icon: checkmark.circle.fill
                        foreground: "{color.success}"
                        accessibility: { hidden: true }
                      - { text: Semaine complète, foreground: "{color.<>}" }
                """, right: "success", wrong: "warning"),
        Pair(
            mistake: "a card with other corners than those that data make", rule: "off-scale",
            nodes: """
                  - vstack:
                      - forEach:
                          as: day
                          data: [Samstag, Sonntag]
                          content:
                            hstack: [{ text: "{day}" }]
                            background: "#EEF1F6"
                            cornerRadius: "{radius.card}"
                      - hstack: [{ text: Montag }]
                        background: "#EEF1F6"
                        cornerRadius: "{radius.<>}"
                """, right: "card", wrong: "bar"),
    ]
}
