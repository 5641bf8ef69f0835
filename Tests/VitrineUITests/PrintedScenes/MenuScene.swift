// swift-format-ignore-file
import VitrineUI

/// A scene in Swift.
enum MenuScene {
    static var scene: Scene {
        Scene(
            canvas: Canvas(width: 580, height: 560, scale: 2),
            title: "Menus",
            background: [
                .meshGradient(
                    width: 2,
                    height: 2,
                    colors: [
                        Color(light: "#F6C9B1", dark: "#432145"),
                        Color(light: "#B9DCF4", dark: "#12385A"),
                        Color(light: "#DCC5F3", dark: "#2E1C50"),
                        Color(light: "#BFEBD0", dark: "#0E3A34")
                    ]
                )
            ],
            audit: Audit(
                ignore: .contrast,
                reason: "titles in the secondary label, a destructive command in the red and a disabled one in the gray of iOS"
            )
        ) {
            HStack(alignment: .top, spacing: 24) {
                VStack(spacing: 20) {
                    Menu(
                        [
                            MenuItem("Copy", icon: "doc.on.doc"),
                            MenuItem("Share", icon: "square.and.arrow.up", state: .pressed),
                            MenuItem("Rename", icon: "pencil", state: .disabled),
                            .divider,
                            MenuItem("Move to", icon: "folder", submenu: true),
                            MenuItem("Delete", icon: "trash", role: .destructive)
                        ]
                    )
                    Menu("Sort by", items: [MenuItem("Name", subtitle: "A to Z", checked: true), "Date", "Size"])
                }
                VStack(spacing: 20) {
                    Menu(
                        [
                            MenuItem("Copy", icon: "doc.on.doc"),
                            MenuItem("Share", icon: "square.and.arrow.up", state: .pressed),
                            MenuItem("Rename", icon: "pencil", state: .disabled),
                            .divider,
                            MenuItem("Move to", icon: "folder", submenu: true),
                            MenuItem("Delete", icon: "trash", role: .destructive)
                        ]
                    )
                    Menu("Sort by", items: [MenuItem("Name", subtitle: "A to Z", checked: true), "Date", "Size"])
                }
                .environment(os: .ios18)
            }
        }
    }
}
