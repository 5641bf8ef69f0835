import VitrineAuditElements
import VitrineLayout
import VitrineSource
import VitrineStyle
import VitrineText

/// The texts of a scene that stay small at an accessibility size of text, where others grow.
package struct FixedTextCheck {
    private let elements: [AuditedElement]
    private let standard: TextSizes

    /// The size, in points, from which a text is large enough at every text size. Our own: a large text of
    /// WCAG 2.2 has 24 points.
    private static let largeSize = 24.0
    /// The part by which a text grows at least that grows.
    private static let growth = 1.01
    /// The number of letters from which a text is no initials or badge.
    private static let leastLetters = 3
    /// The kinds whose texts have one size on iOS, or grow less.
    private static let fixedKinds: Set<String> = [
        "badge", "chart", "chip", "datePicker", "keyboard", "navigationBar", "searchField", "segmentedPicker",
        "statusBar", "tabBar", "toolbar",
    ]

    /// - Parameters:
    ///   - elements: The elements of the scene at an accessibility size.
    ///   - standard: The sizes of its texts at the default size.
    package init(_ elements: [AuditedElement], standard: TextSizes) {
        (self.elements, self.standard) = (elements, standard)
    }

    /// Returns what is found, in the order of the scene.
    package var findings: [Diagnostic] {
        let areFixed = elements.areWithin {
            $0.isSystem || Self.fixedKinds.contains($0.placed.element.source.node?.kind ?? "")
                || $0.spoken?.isHidden == true
                || $0.spoken?.traits.isDisjoint(with: [.isTab, .isTabBar]) == false
        }
        let texts = zip(elements, areFixed).compactMap {
            element, isFixed -> (AuditedElement, Double, Bool)? in
            guard !isFixed, element.isSeen, element.device == nil,
                let size = TextSizes.size(of: element.placed),
                let before = standard.recordedSize(of: element.placed)
            else { return nil }
            return (element, size, size > Self.growth * before)
        }
        // A scene in which nothing grows does not follow at all.
        guard texts.contains(where: \.2) else { return [] }
        return texts.compactMap { element, size, grows in
            guard !grows, size < Self.largeSize, let text = element.placed.element as? TextElement,
                text.content.string.count(where: \.isLetter) >= Self.leastLetters
            else { return nil }
            let problem = LegibilityProblem(
                text: text.content.string, kind: .fixed(size), frame: element.placed.frame)
            return element.placed.diagnostic(
                .fixedText, .language(Diagnostic.ProblemOfLanguage(problem)), at: text.source.mark)
        }
    }
}
