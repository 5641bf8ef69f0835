import Testing

extension BeginnerMistakeTests {
    private static let tag = """
        components:
          tag: { parameters: { word: text }, body: { text: "{word}" } }

        """

    /// Slips that several rules object to: one cause is one message.
    static let causes = [
        Slip(
            "  - forEach: ‸[1, 2]\n    content:\n      - text: a\n", "expected a forEach, found a list",
            "`forEach: { data: [1, 2]"),
        Slip(
            "  - forEach:\n    ‸data: [1, 2]\n    content:\n      text: \"{item}\"\n",
            "unknown key `data` on forEach", "indent `data` and `content` deeper than `forEach:`"),
        Slip(
            "  - forEach: { ‸items: [1, 2], content: { text: \"{item}\" } }\n",
            "unknown key `items` on a forEach", "`data`"),
        Slip(
            "  - forEach: { ‸dta: [1, 2], content: { text: \"{item}\" } }\n",
            "unknown key `dta` on a forEach", "`data`"),
        Slip(
            "  - forEach: { data: [1, 2], as: word, content: { text: \"{‸item}\" } }\n",
            "unknown placeholder `item`", "word"),
        Slip(
            "  - forEach: [1, 2]\n    ‸text: \"{item}\"\n", "a node has one kind", "`content: {"),
        Slip("  - forEach:\n      ‸data: [1, 2]\n", "a forEach needs `content`", "`content: { text:"),
        Slip("  - forEach:\n      ‸content: { text: Hi }\n", "a forEach needs `data`", "`data: [1, 2]`"),
        Slip(
            "  - button: Save\n    ‸icon: star\n", "unknown key `icon` on button",
            "`button: { title: Save, icon: star }`"),
        Slip(
            "  - button:\n    ‸title: Save\n    size: large\n", "unknown key `title` on button",
            "indent `title` and `size` deeper than `button:`"),
        Slip(
            "  - toggle: true\n    ‸label: Wi-Fi\n", "unknown key `label` on toggle",
            "`toggle: { isOn: true, label: Wi-Fi }`"),
        Slip(
            "  - button: { title: Save }\n    ‸role: destructive\n", "unknown key `role` on button",
            "`role` belongs to `button`"),
        Slip("  - list: { ‸rows: [a, b] }\n", "unknown key `rows` on a list", "`sections: [{ rows: ... }]`"),
        Slip("  - image: { ‸src: a.png }\n", "unknown key `src` on an image", "`source`"),
        Slip(
            "  - text: Hi\n    foreground: \"{‸color.brand}\"\n", "unknown placeholder `color.brand`",
            "tokens"),
        Slip("  - button: { ‸label: Save, size: large }\n", "unknown key `label` on a button", "`title`"),
        Slip(
            "  - image: { ‸systemName: star.fill }\n", "unknown key `systemName` on an image",
            "`icon: star.fill`"),
        Slip(
            "  - tag:\n    ‸word: New\n" + tag,
            "unknown key `word` on tag", "indent `word` deeper than `tag:`"),
        Slip(
            "  - ‸tag:\n" + tag,
            "tag needs `word`", "`tag: { word: ... }`"),
    ]

    /// Slips whose messages said what is wrong, and not what is right.
    static let remedies = [
        Slip("  - icon: ‸search\n", "unknown icon `search`", "`magnifyingglass`"),
        Slip("  - icon: ‸close\n", "unknown icon `close`", "`xmark`"),
        Slip(
            "  - text: Hi\n    ‸font-weight: bold\n", "unknown key `font-weight`",
            "font: { weight: bold }"),
        Slip("  - text: Hi\n    ‸padding-left: 8\n", "unknown key `padding-left`", "padding: { leading: 8 }"),
        Slip("  - text: Hi\n    environment: { appearance: ‸night }\n", "`night`", "`dark`"),
        Slip("  - ‸navbar: { title: Hi }\n", "navbar", "`navigationBar: { title: Home }`"),
        Slip(
            "  - rectangle\n  ‸fill: red\n", "the line begins at column 3",
            "begin it at column 5, below `rectangle`"),
        Slip(
            "  - rectangle:\n  ‸fill: red\n", "the line begins at column 3",
            "begin it at column 5, below `rectangle`"),
        Slip(
            "  - ‸hstack(spacing: 8):\n      - text: a\n", "`hstack(` begins a call", "write `hstack:`"),
        Slip(
            "  - deviceFrame: { device: ‸iphone17pro, content: [{ text: Hi }] }\n",
            "unknown device `iphone17pro`", "did you mean `iphone-17-pro`?"),
        Slip("  text: Hi\n  ‸button: Go\n", "a node has one kind", "`- text:` and `- button:`"),
        Slip(
            "  - vstack:\n      ‸text: Hi\n      text: Ho\n", "the key `text` is given twice", "`- text:`"),
        Slip("  - text: Hi\n    ‸padding: 4\n    padding: 5\n", "is given twice", "leave one of them out"),
        Slip("  - text: ‸\"Hi\n    padding: 3\n", "this quote is not closed", "the sign that it begins with"),
        Slip("  - text: Hi\n    font: ‸120%\n", "unknown text style `120%`", "`font: 17`"),
        Slip("  - text: Hi\n    padding: ‸\"12\"\n", "expected insets", "write 12, without quotes"),
        Slip(
            "  - text: Hi\n    blur: ‸20%\n", "expected a number",
            "a percentage has no meaning here: write a number\n"),
        Slip("  - hstack: [‸hello]\n", "unknown kind of node `hello`", "`text: hello`"),
        Slip("  - text: Hi\n    overlay: ‸hello\n", "unknown kind of node `hello`", "`text: hello`"),
        Slip("  - grid: [‸[1, 2]]\n", "expected a node, found a list", "`gridRow`"),
        Slip(
            "  - segmentedPicker: ‸[Day, Week]\n", "expected a segmented picker",
            "`segmentedPicker: { segments:"),
        Slip("  - tabBar: { items: [‸house] }\n", "expected a tab", "{ icon: house"),
        Slip("  - text: Hi\n    when: ‸dark\n", "expected a condition", "`when: { appearance: dark }`"),
        Slip(
            "  - chart: { kind: bar, series: [‸1] }\n", "expected a series of numbers, found the number 1",
            "`series: [[1, 2, 3]]`"),
        Slip(
            "  - text: Hi\nvariants: ‸dark\n", "expected variants",
            "`variants: { appearance: [light, dark] }`"),
    ]

    @Test(arguments: causes + remedies)
    func causesHaveOneMessage(_ slip: Slip) throws { try mistakesAreExplained(slip) }
}
