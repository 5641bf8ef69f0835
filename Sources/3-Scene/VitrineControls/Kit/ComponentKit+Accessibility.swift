import VitrineJSON
import VitrineLayout
import VitrineScene

extension ComponentKit {
    /// Returns the building blocks of a part that is read out by itself, such as a tab.
    package func part(_ properties: AccessibilityProperties) -> ComponentKit {
        ComponentKit(context.part(properties))
    }

    /// Returns the building blocks of a button that is named by what is in it, or by a label.
    package func button(_ label: String? = nil, isDisabled: Bool = false) -> ComponentKit {
        var properties = AccessibilityProperties(label: label, traits: .isButton, children: .combine)
        if isDisabled { properties.traits.insert(.isDisabled) }
        return part(properties)
    }

    /// The building blocks of a heading that is named by what is in it.
    package var heading: ComponentKit {
        part(AccessibilityProperties(traits: .isHeader, children: .combine))
    }
}
