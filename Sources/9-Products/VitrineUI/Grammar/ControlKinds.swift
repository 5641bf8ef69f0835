/// The kinds of nodes that take the same settings, each with the key that its short value stands for. Tests
/// hold them to the codecs.
enum ControlKinds {
    /// Controls that have a colour of their own.
    static let tinted = [
        "activityIndicator": "label", "button": "title", "chip": "title", "datePicker": "date",
        "disclosureGroup": "title", "gauge": "value", "iconButton": "icon", "link": "title",
        "picker": "label", "progressBar": "value", "progressRing": "value", "ratingStars": "value",
        "row": "title",
        "segmentedPicker": "segments", "slider": "value", "toggle": "isOn",
    ]

    /// Controls that nobody can use while they are disabled.
    static let disabled = [
        "button": "title", "chip": "title", "datePicker": "date", "iconButton": "icon", "link": "title",
        "picker": "label", "ratingStars": "value", "row": "title", "searchField": "text",
        "secureField": "placeholder", "segmentedPicker": "segments",
        "slider": "value", "stepper": "label", "textField": "placeholder", "toggle": "isOn",
    ]

    /// Buttons.
    static let buttons = ["button": "title", "iconButton": "icon"]

    /// Fields.
    static let fields = ["secureField": "placeholder", "textField": "placeholder"]
}
