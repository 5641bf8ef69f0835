// swift-format-ignore-file
import VitrineUI

/// A scene in Swift.
enum SkeletonScene {
    static var scene: Scene {
        Scene(
            canvas: Canvas(width: 402, height: 504, scale: 3),
            title: "Skeleton",
            tokens: "focusflow.resolver.json",
            imports: "focusflow.library.yaml",
            variants: [VariantSettings(appearance: .dark)]
        ) {
            Node("ffBackground").ignoresSafeArea(true)
            VStack(spacing: Expression("space.xxl")) {
                ForEach(data: [0, 0.3, 0.6], as: "moment") {
                    VStack(alignment: .leading, spacing: Expression("space.sm")) {
                        Node("ffCaption", "{moment} s")
                        Node("ffSkeletonRow", ["phase": "{moment / duration.shimmer}"]).id("row-{index}")
                        Node("ffSkeletonCard", ["tall": 56, "phase": "{moment / duration.shimmer}"]).id("card-{index}")
                    }
                }
            }
            .padding(horizontal: Expression("space.xl"))
        }
    }
}
