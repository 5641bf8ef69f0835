import VitrineControls
import VitrineScene

/// All kinds of nodes.
enum NodeKinds {
    static let all = basic + ControlKinds.all + components

    static let registry = NodeKindRegistry(all)

    /// The kinds that arrange, draw one thing or belong to a device.
    private static let basic: [any NodeKind.Type] = [
        VStackNode.self, HStackNode.self, ZStackNode.self, SpacerNode.self, DividerNode.self,
        GridNode.self, GridRowNode.self, LazyVGridNode.self, LazyHGridNode.self, FlowNode.self,
        ScrollNode.self, ViewThatFitsNode.self, GroupNode.self, ForEachNode.self,
        TextNode.self, MarkdownNode.self, IconNode.self, ImageNode.self, ProgressiveBlurNode.self,
        RectangleNode.self, RoundedRectangleNode.self, CapsuleNode.self, CircleNode.self, EllipseNode.self,
        PathNode.self, ArcNode.self, RingNode.self, PolygonNode.self, StarNode.self,
        UnionNode.self, DifferenceNode.self, IntersectionNode.self,
        StatusBarNode.self, HomeIndicatorNode.self, DynamicIslandNode.self, DeviceFrameNode.self,
        GlassContainerNode.self, GlassMorphNode.self, LoupeNode.self, SlotNode.self, ConfettiNode.self,
    ]

    /// The parts of screens.
    private static let components: [any NodeKind.Type] = [
        CardNode.self, TabBarNode.self, NavigationBarNode.self, ToolbarNode.self,
        ListNode.self, RowNode.self, SheetNode.self, AlertNode.self, MenuNode.self, PopoverNode.self,
        ToastNode.self, SectionHeaderNode.self, CalendarStripNode.self, ChartNode.self, KeyboardNode.self,
        ConfirmationDialogNode.self, PickerNode.self, DatePickerNode.self, DisclosureGroupNode.self,
        BubbleNode.self, SplitViewNode.self,
    ]
}
