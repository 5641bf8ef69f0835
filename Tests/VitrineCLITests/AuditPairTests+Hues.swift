extension AuditPairTests {
    /// Names of other buttons, values and traits of others than what is seen, and colours of others.
    static let hues: [Pair] = [
        Pair(
            mistake: "a trash can that is called as another button", rule: "symbol-name",
            nodes: "  - { iconButton: { icon: trash, size: 44 }, accessibility: <> }",
            right: "Delete the album", wrong: "Add to album"),
        Pair(
            mistake: "a magnifying glass that prints", rule: "symbol-name",
            nodes: "  - { iconButton: { icon: magnifyingglass, size: 44 }, accessibility: <> }",
            right: "Belege suchen", wrong: "Belege drucken"),
        Pair(
            mistake: "stars of which fewer are said than are filled", rule: "label-in-name",
            nodes: "  - { ratingStars: 4.5, accessibility: { value: <> of 5 } }",
            right: "4.5", wrong: "2"),
        Pair(
            mistake: "stars made by hand whose name says another number", rule: "label-in-name",
            nodes: """
                  - hstack:
                      - { icon: star.fill, foreground: "#B86E00" }
                      - { icon: star.fill, foreground: "#B86E00" }
                      - { icon: star.fill, foreground: "#DDDDDD" }
                      - { icon: star.fill, foreground: "#DDDDDD" }
                    accessibility: { children: ignore, label: <> von 4 Sternen }
                """, right: "2", wrong: "4"),
        Pair(
            mistake: "a message that is hidden", rule: "hidden-text",
            nodes: """
                  - hstack:
                      - { icon: exclamationmark.octagon.fill }
                      - vstack: [{ text: Payment failed }, { text: Your bank refused the card. }]
                      - spacer
                    padding: 16
                    accessibility: <>
                """, right: "{ children: combine }", wrong: "{ hidden: true }"),
        Pair(
            mistake: "a choice that looks chosen where another is said to be", rule: "hidden-text",
            nodes: """
                  - hstack:
                      - text: Day
                        frame: { width: 90, height: 44 }
                        accessibility: { traits: [isButton, isSelected] }
                      - text: Week
                        frame: { width: 90, height: 44 }
                        accessibility: { traits: [isButton] }
                      - text: Month
                        frame: { width: 90, height: 44 }
                        background: "<>"
                        accessibility: { traits: [isButton] }
                      - text: Year
                        frame: { width: 90, height: 44 }
                        accessibility: { traits: [isButton] }
                """, right: "#FFFFFF00", wrong: "#B6F36A"),
        Pair(
            mistake: "lamps that alone say how things are", rule: "hue-alone",
            nodes: """
                  - vstack:
                      - hstack: [{ icon: car }, { text: Car }, { spacer: }, { circle: 12, fill: "#1F8A4C" }]
                      - hstack: [{ icon: bus }, { text: Bus }, { spacer: }, { circle: 12, fill: "#<>" }]
                      - hstack: [{ icon: tram }, { text: Tram }, { spacer: }, { circle: 12, fill: "#1F8A4C" }]
                """, right: "1F8A4C", wrong: "C1272D"),
        Pair(
            mistake: "a link in another hue than its likes", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - { text: See all, foreground: "#0B57C2", accessibility: { traits: isButton } }
                      - { text: See all, foreground: "<>", accessibility: { traits: isButton } }
                      - { text: See all, foreground: "#0B57C2", accessibility: { traits: isButton } }
                """, right: "#0B57C2", wrong: "#B0177B"),
        Pair(
            mistake: "a slope in the colour of what it is not", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - text: The lift is open
                      - rectangle:
                        fill: "<>"
                        frame: { width: 200, height: 60 }
                      - hstack: [{ circle: 12, fill: "#1D7F45" }, { text: Open, font: 15 }]
                      - hstack: [{ circle: 12, fill: "#C3262E" }, { text: Closed, font: 15 }]
                """, right: "#1D7F45", wrong: "#C3262E"),
        Pair(
            mistake: "a colour of one item that is written out beside tokens", rule: "literal-color",
            nodes: """
                  - vstack:
                      - forEach:
                          data:
                            - { name: Mon, ink: "{color.tomato}" }
                            - { name: Tue, ink: "<>" }
                            - { name: Wed, ink: "{color.tomato}" }
                          as: day
                          content: { text: "{day.name}", foreground: "{day.ink}" }
                """, right: "{color.tomato}", wrong: "#C23A2A"),
    ]
}
