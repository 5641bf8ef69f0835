extension MistakeTests {
    static let controls: [Mistake] = [
        Mistake("{ toggle: { ‸ison: true } }", "unknown key `ison` on a toggle", "did you mean `isOn`?"),
        Mistake(
            "{ toggle: { state: ‸presed } }", "unknown toggle's state `presed`", "did you mean `pressed`?"),
        Mistake("{ toggle: { at: ‸1.5 } }", "1.5 is out of range: 0 to 1, or a percentage"),
        Mistake("{ slider: ‸2 }", "2 is out of range: 0 to 1"),
        Mistake("{ slider: { value: ‸7, range: [0, 5] } }", "7 is out of range: 0 to 5"),
        Mistake("{ slider: { value: 3, range: [0, 5], neutral: ‸-1 } }", "-1 is out of range: 0 to 5"),
        Mistake(
            "{ slider: { value: 3, range: ‸[5, 5] } }",
            "a range from 5 to 5 is out of range: a first number less than the second"),
        Mistake("{ slider: { value: 0.5, ticks: ‸500 } }", "500 is out of range: 0 to 101"),
        Mistake("{ slider: ‸{ tint: red } }", "a slider needs `value`"),
        Mistake("{ stepper: { value: ‸9, range: [0, 5] } }", "9 is out of range: 0 to 5"),
        Mistake(
            "{ stepper: { pressed: ‸plus } }", "unknown half of a stepper `plus`",
            "known: decrement, increment"),
        Mistake(
            "{ segmentedPicker: { segments: ‸[a], selection: 0 } }", "a list of 1 is out of range: 2 to 12"),
        Mistake(
            "{ segmentedPicker: { segments: [a, b], selection: ‸2 } }", "segment 2 is out of range: 0 to 1"),
        Mistake(
            "{ segmentedPicker: { segments: [a, { ‸lable: b }] } }", "unknown key `lable` on a segment",
            "did you mean `label`?"),
        Mistake(
            "{ textField: { ‸placholder: Name } }", "unknown key `placholder` on a text field",
            "did you mean `placeholder`?"),
        Mistake(
            "{ ‸textField: { lines: [1, 3] } }", "`lines` has no meaning on a text field of one line",
            "give it `axis: vertical`"),
        Mistake(
            "{ textField: { axis: vertical, lines: ‸[3, 1] } }",
            "3 to 1 lines is out of range: a first number up to the second"),
        Mistake(
            "{ searchField: { scopes: [a, b], scope: ‸2 } }", "segment 2 is out of range: 0 to 1"),
        Mistake("{ ‸chip: {} }", "a chip needs a key", "known keys: title, icon"),
        Mistake(
            "{ chip: { title: a, size: ‸huge } }", "unknown chip's size `huge`",
            "known: small, regular, large"),
        Mistake("{ badge: { value: ‸-1 } }", "-1 is out of range: 0 to 1000000000"),
        Mistake("{ progressBar: ‸1.2 }", "1.2 is out of range: 0 to 1"),
        Mistake("{ progressRing: ‸-0.1 }", "-0.1 is out of range: 0 to 100"),
        Mistake(
            "{ ‸progressRing: { value: 0.5, size: 20, lineWidth: 11 } }",
            "11 is out of range: 0.5 to 10, half its size"),
        Mistake("{ ratingStars: ‸6 }", "6 is out of range: 0 to 5"),
        Mistake("{ ratingStars: { value: ‸4, count: 3 } }", "4 is out of range: 0 to 3"),
        Mistake("{ skeleton: ‸crad }", "unknown skeleton's form `crad`", "did you mean `card`?"),
        Mistake(
            "{ activityIndicator: { size: ‸big } }", "unknown size `big`",
            "known: mini, small, regular, large, extraLarge"),
        Mistake("{ avatar: { status: ‸onlin } }", "unknown status `onlin`", "did you mean `online`?"),
        Mistake(
            "{ avatar: { image: ‸nobody.png } }", "there is no file `nobody.png`",
            "paths begin at the folder of the file that names them"),
        Mistake("{ avatarGroup: ‸[] }", "a list of 0 is out of range: 1 to 100"),
        Mistake(
            "{ button: { title: a, style: ‸borderedProminant } }", "unknown button style `borderedProminant`",
            "did you mean `borderedProminent`?"),
        Mistake(
            "{ button: { title: a, role: ‸cancle } }", "unknown button role `cancle`",
            "did you mean `cancel`?"),
    ]
}
