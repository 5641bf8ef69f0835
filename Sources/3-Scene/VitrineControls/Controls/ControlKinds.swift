import VitrineScene

/// The kinds of controls.
package enum ControlKinds {
    package static let all: [any NodeKind.Type] = [
        ButtonNode.self, IconButtonNode.self, ToggleNode.self, SliderNode.self, StepperNode.self,
        SegmentedPickerNode.self, TextFieldNode.self, SecureFieldNode.self, SearchFieldNode.self,
        ChipNode.self, BadgeNode.self, ProgressBarNode.self, ProgressRingNode.self,
        ActivityIndicatorNode.self, RatingStarsNode.self, SkeletonNode.self, AvatarNode.self,
        AvatarGroupNode.self, LabelNode.self, LinkNode.self, PageControlNode.self, GaugeNode.self,
    ]
}
