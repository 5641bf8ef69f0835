/// The words that have a filled form, one filled in part, or one of two, by rule.
extension IconSet {
    /// Symbols with a badge whose filled form has the badge before its end.
    static let filledBadges = """
        app.badge.checkmark bolt.badge.checkmark bolt.badge.xmark camera.badge.ellipsis
        checkmark.circle.badge.questionmark checkmark.circle.badge.xmark circle.badge.checkmark
        circle.badge.exclamationmark circle.badge.minus circle.badge.plus circle.badge.questionmark
        circle.badge.xmark clock.badge.checkmark clock.badge.exclamationmark clock.badge.questionmark
        clock.badge.xmark flag.badge.ellipsis keyboard.badge.ellipsis person.badge.minus person.badge.plus
        person.crop.circle.badge.exclamationmark person.crop.circle.badge.questionmark
        person.crop.rectangle.badge.plus photo.badge.checkmark photo.badge.plus
        rectangle.portrait.badge.plus speaker.badge.exclamationmark square.badge.plus
        tablecells.badge.ellipsis video.badge.plus visionpro.badge.exclamationmark
        photo.badge.exclamationmark
        """

    /// Shapes that are filled in part.
    static let halved = """
        capsule capsule.portrait oval oval.portrait diamond triangle hexagon pentagon octagon
        rectangle.portrait shield circle square
        """

    /// Outlines with a filled form that needs no drawing of its own.
    static let filled = """
        hand.point.right keyboard.chevron.compact.down cross capslock tray.full
        lightbulb.max message.badge book.pages tray.and.arrow.down tray.and.arrow.up dial.low
        dial.medium dial.high visionpro icloud.and.arrow.down icloud.and.arrow.up cricket.ball faxmachine
        printer.dotmatrix square.and.line.vertical.and.square
        """

    /// Shapes of which two opposite quarters are filled.
    static let checkered = "shield rectangle"

    /// Symbols that stand before another of their kind.
    static let doubled = "car tent shoe balloon simcard hifispeaker homepod homepodmini"

    /// Shapes with a smaller one of their kind in them.
    static let inset = "capsule capsule.portrait oval oval.portrait diamond triangle rectangle.portrait"
}
