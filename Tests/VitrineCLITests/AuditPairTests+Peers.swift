import Testing

extension AuditPairTests {
    /// What its peers, its symbol, its name or the language around it say otherwise.
    static let peers: [Pair] = [
        Pair(
            mistake: "a button with the name of the opposite", rule: "symbol-name",
            nodes: "  - { iconButton: { icon: backward.end.fill, size: 56 }, accessibility: <> track }",
            right: "Previous", wrong: "Next"),
        Pair(
            mistake: "a German button with the name of the opposite", rule: "symbol-name",
            nodes: "  - { iconButton: { icon: plus, size: 56 }, accessibility: <> }",
            right: "Hinzufügen", wrong: "Entfernen"),
        Pair(
            mistake: "two locks that have each other's names", rule: "symbol-name",
            nodes: """
                  - hstack:
                      - { iconButton: { icon: lock.fill, size: 56 }, accessibility: Unlock }
                      - { iconButton: { icon: <>, size: 56 }, accessibility: Lock }
                """, right: "bell", wrong: "lock.open.fill"),
        Pair(
            mistake: "a radio button that nothing says is chosen", rule: "hidden-text",
            nodes: """
                  - vstack:
                      - hstack: [{ icon: circle, accessibility: { hidden: true } }, { text: Cotton }]
                        accessibility: { children: combine, traits: isButton }
                      - hstack:
                          - { icon: largecircle.fill.circle, accessibility: { hidden: true } }
                          - { text: Mixed }
                        accessibility: { children: combine, traits: <> }
                      - hstack: [{ icon: circle, accessibility: { hidden: true } }, { text: Wool }]
                        accessibility: { children: combine, traits: isButton }
                """, right: "[isButton, isSelected]", wrong: "isButton"),
        Pair(
            mistake: "a fill that alone says what is chosen", rule: "hidden-text",
            nodes: """
                  - forEach:
                      as: p
                      data: [{ n: Small, on: false }, { n: Medium, on: true }, { n: Large, on: false }]
                      content:
                        text: "{p.n}"
                        padding: 16
                        background: "{p.on ? '#DDE6F5' : '#EEEEEE'}"
                        accessibility: { traits: isButton<> }
                """, right: ", value: \"{p.on ? 'chosen' : ''}\"", wrong: ""),
        Pair(
            mistake: "a row that is hidden where those beside it are buttons", rule: "hidden-control",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Maths }, spacer, { icon: chevron.right }]
                        accessibility: { label: Maths, traits: isButton, children: ignore }
                      - hstack: [{ text: Biology }, spacer, { icon: chevron.right }]
                        accessibility: { <> }
                      - hstack: [{ text: Choir }, spacer, { icon: chevron.right }]
                        accessibility: { label: Choir, traits: isButton, children: ignore }
                """, right: "label: Biology, traits: isButton, children: ignore", wrong: "hidden: true"),
        Pair(
            mistake: "a name in another language", rule: "unnamed-control",
            nodes: """
                  - { text: Put the parcel into the open door of the locker and shut it with the key. }
                  - { iconButton: { icon: xmark, size: 44 }, accessibility: <> }
                """, right: "Close", wrong: "Schließen"),
        Pair(
            mistake: "a name that begins with a verb of another language", rule: "unnamed-control",
            nodes: """
                  - { text: Der Laden ist bis 20 Uhr offen und wir liefern mit dem Rad zu dir. }
                  - { iconButton: { icon: qrcode, size: 44 }, accessibility: <> }
                """, right: "Code einscannen", wrong: "Scan a code"),
        Pair(
            mistake: "an English name among Japanese ones", rule: "unnamed-control",
            nodes: """
                  - { text: 東京の天気は晴れですが明日は雨が降るでしょう。 }
                  - { iconButton: { icon: map, size: 44 }, accessibility: <> }
                """, right: "地図を見る", wrong: "Show on the map"),
        Pair(
            mistake: "a French button that stops and is called start", rule: "symbol-name",
            nodes: "  - { iconButton: { icon: stop.fill, size: 56 }, accessibility: <> la prise }",
            right: "Arrêter", wrong: "Commencer"),
        Pair(
            mistake: "a Japanese button that stops and is called start", rule: "symbol-name",
            nodes: "  - { iconButton: { icon: stop.fill, size: 56 }, accessibility: 録音を<> }",
            right: "停止", wrong: "開始"),
        Pair(
            mistake: "the symbol of one tile is smaller", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - vstack: [{ icon: moon.fill, font: 28, accessibility: Moon }, { text: Sleep }]
                      - vstack: [{ icon: sun.max.fill, font: <>, accessibility: Sun }, { text: Day }]
                      - vstack: [{ icon: heart.fill, font: 28, accessibility: Heart }, { text: Pulse }]
                """, right: "28", wrong: "14"),
        Pair(
            mistake: "a title that is smaller than its note", rule: "heading-structure",
            nodes: """
                  - vstack:
                      - { text: Colour of the label, font: { size: <> }, accessibility: { heading: 1 } }
                      - { text: The label shows beside each task., font: { size: 15 } }
                """, right: "20", wrong: "12"),
        Pair(
            mistake: "a state in the colour of the opposite", rule: "hue-alone",
            nodes: """
                  - { text: Mulhouse }
                  - { text: Bern }
                  - { text: Cancelled, foreground: "<>" }
                """, right: "#B3161B", wrong: "#1B6E34"),
        Pair(
            mistake: "a total smaller than what it adds up", rule: "tiny-text",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Tea }, spacer, { text: 3.20 € }]
                      - hstack: [{ text: Cake }, spacer, { text: 4.20 € }]
                      - hstack: [{ text: Zu zahlen }, spacer, { text: 7.40 €, font: { size: <> } }]
                """, right: "22", wrong: "12"),
        Pair(
            mistake: "a title smaller than those of the other rows", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - vstack: [{ text: Checked for mites, font: 17 }, { text: Three, font: 15 }]
                      - vstack: [{ text: Fed the bees, font: <> }, { text: At once, font: 15 }]
                      - vstack: [{ text: Mended the roof, font: 17 }, { text: New felt, font: 15 }]
                """, right: "17", wrong: "12"),
        Pair(
            mistake: "a number larger than those beside it", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - vstack: [{ text: Deepest }, { text: 31 m, font: 22 }]
                      - vstack: [{ text: Longest }, { text: "2:46", font: <> }]
                      - vstack: [{ text: Dives }, { text: "9", font: 22 }]
                """, right: "22", wrong: "34"),
        Pair(
            mistake: "a card with more padding than all others", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - vstack: [{ text: Beginners }, { text: Eight people in lane one }]
                        padding: 16
                        frame: { width: 300 }
                        background: "#DDEEDD"
                        cornerRadius: 16
                      - vstack: [{ text: Free diving }, { text: Four people in the deep end }]
                        padding: <>
                        frame: { width: 300 }
                        background: "#DDEEDD"
                        cornerRadius: 16
                      - vstack: [{ text: Parents with babies }, { text: Twelve in the warm pool }]
                        padding: 16
                        frame: { width: 300 }
                        background: "#DDEEDD"
                        cornerRadius: 16
                """, right: "16", wrong: "27"),
        Pair(
            mistake: "an alarm in green", rule: "token-role",
            nodes: "  - { text: Stand back, foreground: \"{color.<>}\" }", right: "tomato", wrong: "alert"),
        Pair(
            mistake: "a step of a scale that is out of order", rule: "off-scale",
            nodes: "  - { text: Concerts, padding: \"{step.<>}\" }", right: "sm", wrong: "md"),
        Pair(
            mistake: "a length that is written out where all others have a token", rule: "off-scale",
            nodes: """
                  - { text: A, padding: "{size.button}" }
                  - { text: B, padding: <> }
                  - { text: C, padding: "{size.button}" }
                """, right: "\"{size.button}\"", wrong: "27"),
    ]

    @Test(arguments: [("\"{type.title}\"", 0), ("{ size: 21, weight: light }", 1)])
    func aFontThatIsWrittenOutIsNamedAmongItsLikes(font: String, count: Int) throws {
        let folder = try Folder()
        try folder.write(
            """
            { "type": { "$type": "typography", "title": { "$value": {
                "fontFamily": "Inter", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 600,
                "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } } }
            """, "t.json")
        let cards = ["\"{type.title}\"", font, "\"{type.title}\""].map {
            "      - vstack: [{ text: Soup, font: \($0) }, { text: For four }]\n"
        }
        try folder.write(
            """
            vitrine: 1
            tokens: t.json
            canvas: { width: 300, height: 300 }
            body:
              - vstack:
            \(cards.joined())
            """, "scene.yaml")
        let result = try Tool.run(["audit", "scene.yaml", "--no-pixels"], in: folder.url)
        #expect(result.code < 2, "\(result.output)\(result.errors)")
        let found = result.output.split(separator: "\n").count { $0.contains("`font` that is written out") }
        #expect(found == count, "\(result.output)")
    }
}
