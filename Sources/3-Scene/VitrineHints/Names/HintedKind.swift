import VitrineComponents
import VitrineControls
import VitrineScene
import VitrineSceneFormat
import VitrineSource

/// The kinds of nodes that hints tell from others. Tests hold them to the registry of kinds.
enum HintedKind: String, CaseIterable {
    case activityIndicator, arc, badge, button, capsule, card, chart, chip, circle, divider, ellipse, forEach
    case grid, hstack, icon, image, list, markdown, navigationBar, path, polygon, progressRing, ratingStars
    case rectangle, ring, roundedRectangle, row, sectionHeader, segmentedPicker, slider, spacer, star, stepper
    case text, toast, toggle, vstack, zstack
    case alert, iconButton, progressBar, sheet, tabBar, textField, scroll
    case bubble, confirmationDialog, datePicker, disclosureGroup, gauge, label, link, pageControl, picker

    init?(_ name: (some StringProtocol)?) {
        guard let name else { return nil }
        self.init(rawValue: String(name))
    }

    /// Creates the kind that messages call by its own name.
    init?(_ noun: Noun) { self.init(rawValue: noun.text) }

    /// What messages call the value of the kind, if it has keys of its own that have other names elsewhere.
    var value: Noun? {
        switch self {
        case .alert: .alert
        case .badge: .badge
        case .bubble: .bubble
        case .button: .button
        case .chart: .chart
        case .chip: .chip
        case .confirmationDialog: .confirmationDialog
        case .datePicker: .datePicker
        case .disclosureGroup: .disclosureGroup
        case .gauge: .gauge
        case .iconButton: .iconButton
        case .image: .image
        case .label: .labelNode
        case .link: .link
        case .list: .list
        case .navigationBar: .navigationBar
        case .pageControl: .pageControl
        case .picker: .picker
        case .progressBar: .progressBar
        case .progressRing: .progressRing
        case .row: .row
        case .segmentedPicker: .segmentedPicker
        case .sheet: .sheet
        case .slider: .slider
        case .star: .star
        case .stepper: .stepper
        case .tabBar: .tabBar
        case .textField: .textField
        case .toast: .toast
        case .toggle: .toggle
        default: nil
        }
    }

    /// `true` for kinds that are drawn in the colour of the text around them.
    var isInk: Bool { [.text, .markdown, .icon].contains(self) }

    var isShape: Bool {
        [
            .rectangle, .roundedRectangle, .circle, .capsule, .ellipse, .polygon, .star, .path, .ring, .arc,
        ].contains(self)
    }

    /// `true` for controls that rows of lists have.
    var isControlOfRow: Bool {
        [.toggle, .slider, .stepper, .segmentedPicker, .button, .progressRing, .activityIndicator]
            .contains(self)
    }

    /// `true` for kinds that are likely to stand more than once in one place.
    var isCommon: Bool {
        [
            .text, .icon, .image, .button, .toggle, .rectangle, .circle, .card, .row, .vstack, .hstack,
            .zstack,
            .divider, .spacer,
        ].contains(self)
    }
}

extension Noun {
    /// Returns what messages call a node of a kind.
    static func kind(_ kind: HintedKind) -> Noun { Noun(kind.rawValue) }
}
