import VitrineGeometry

/// A node of a laid-out scene, with its frame, its values and their origins.
///
/// Lengths are in points, and positions are measured from the canvas' top left corner.
public struct SessionNode: Hashable, Sendable {
    /// The identity of the node within one picture: its source, and a number if several parts share it.
    public var id: String
    /// The kind of element, such as `text` or `hstack`.
    public var kind: String
    /// The node's id in the scene, or the name of the component; `nil` if it has neither.
    public var name: String?
    /// The node's id or position in the scene, such as `body[0].card`, by which display items refer to it.
    public var path: String
    /// The frame of the node's own content, without its padding.
    public var frame: Rect
    /// The frame with everything around the content: padding, frames, offsets.
    public var outerFrame: Rect
    /// The padding, with left and right regardless of the layout direction; `nil` if the node has none.
    public var padding: Insets?
    /// The alignment of the content; `nil` if the node has none.
    public var alignment: String?
    /// `true` if the leading side is on the right.
    public var isRightToLeft = false
    /// The place of the node in its file; `nil` if it has none.
    public var source: SessionSource?
    /// The component that the node uses; `nil` for any other node.
    public var component: Component?
    /// The resolved values of the node and its modifiers.
    public var values: [Value]
    /// The text that the node shows; `nil` if it shows none.
    public var text: Text?
    /// `true` if the node has glass.
    public var isGlass: Bool
    /// What of the node can be seen.
    package var painted = Painted.within
    /// The child nodes, in the order of the scene.
    public var children: [SessionNode]

    /// What of a node can be seen.
    package enum Painted: String, Hashable, Sendable {
        /// The node paints something itself.
        case own = "self"
        /// Only the node's content is painted, as in a stack.
        case within
        /// Neither the node nor anything in it is visible, as with a spacer or a backdrop that does not dim.
        case nothing
    }

    /// A component and the place of its definition.
    public struct Component: Hashable, Sendable {
        /// The name of the component.
        public var name: String
        /// The place of its definition; `nil` if it is not known.
        public var source: SessionSource?
    }

    /// A resolved value and its origin.
    public struct Value: Hashable, Sendable {
        /// The name, such as `padding.top`.
        public var name: String
        /// The value as text.
        public var value: String
        /// The kind of value.
        public var kind: SessionValue.Kind
        /// The origin of the value.
        public var origin: Origin
    }

    /// The origin of a value.
    public struct Origin: Hashable, Sendable {
        /// The kinds of origins.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// The node's own text in the scene.
            case scene
            /// The body of the component that the node is in.
            case component
            /// A design token.
            case token
            /// A parameter of the component that the node is in.
            case parameter
            /// The environment: the appearance, the text size, the device.
            case environment
            /// The default of the property.
            case `default`
        }

        /// The kind of origin.
        public var kind: Kind
        /// The name of the token or parameter.
        public var name: String?
        /// The place of the value in its file; `nil` if it is in none.
        public var source: SessionSource?

        /// Creates an origin.
        ///
        /// - Parameters:
        ///   - kind: The kind of origin.
        ///   - name: The name of the token or parameter. Default: none.
        ///   - source: The place of the value in its file. Default: none.
        public init(_ kind: Kind, name: String? = nil, source: SessionSource? = nil) {
            self.kind = kind
            self.name = name
            self.source = source
        }
    }

    /// The lines of a text.
    public struct Text: Hashable, Sendable {
        /// A line of a text.
        public struct Line: Hashable, Sendable {
            /// The characters of the line.
            public var text: String
            /// The left end of the line.
            public var x: Double
            /// The baseline.
            public var y: Double
            /// The advance of the line.
            public var width: Double
        }

        /// The family of the first run's font.
        public var font: String
        /// The size in points, after the text was shrunk to fit.
        public var size: Double
        /// The weight, from 100 to 900.
        public var weight: Double
        /// The families of all fonts that the text is drawn in, in the order of the text.
        public var families: [String]
        /// The lines, from top to bottom.
        public var lines: [Line]
    }
}
