import Testing

extension AuditPairTests {
    /// What is not in line in tables, lists, tiles and rings.
    static let tables: [Pair] = [
        Pair(
            mistake: "a total of a table that is smaller than its lines", rule: "tiny-text",
            nodes: """
                  - grid:
                      - gridRow: [{ text: Income }, { text: "51,900.00" }]
                      - gridRow: [{ text: Commuting }, { text: "−980.00" }]
                      - gridRow: [{ text: Tax to pay, font: <> }, { text: "10,612.75", font: <> }]
                """, right: "headline", wrong: "caption2"),
        Pair(
            mistake: "a sum without a name for one that is smaller than its lines", rule: "tiny-text",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Rent }, spacer, { text: 800.00 € }]
                      - hstack: [{ text: Power }, spacer, { text: 90.50 € }]
                      - hstack: [{ text: March }, spacer, { text: 890.50 €, font: <> }]
                """, right: "body", wrong: "caption"),
        Pair(
            mistake: "one of three rows that is set in", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ icon: fork.knife, frame: { width: 28 } }, { text: Eat a meal }, spacer]
                      - hstack: [{ icon: drop.fill, frame: { width: 28 } }, { text: Drink }, spacer]
                        padding: { leading: <> }
                      - hstack: [{ icon: person.fill, frame: { width: 28 } }, { text: Bring a card }, spacer]
                    frame: { width: 345 }
                """, right: "0", wrong: "11"),
        Pair(
            mistake: "one of three rows whose end is set in", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Sound }, spacer, { icon: chevron.right }]
                      - hstack: [{ text: Alarms }, spacer, { icon: chevron.right }]
                        padding: { trailing: <> }
                      - hstack: [{ text: Timers }, spacer, { icon: chevron.right }]
                    frame: { width: 345 }
                """, right: "0", wrong: "12"),
        Pair(
            mistake: "numbers at the other side of their column than their heading", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack: [{ text: Runner }, spacer, { text: Laps }]
                      - hstack: [{ text: Ada }, spacer, { text: "112", frame: { width: 90, alignment: <> } }]
                      - hstack: [{ text: Bo }, spacer, { text: "98", frame: { width: 90, alignment: <> } }]
                      - hstack: [{ text: Cy }, spacer, { text: "7", frame: { width: 90, alignment: <> } }]
                    frame: { width: 345 }
                """, right: "trailing", wrong: "leading"),
        Pair(
            mistake: "numbers at the other side of their column than all others", rule: "misaligned-edge",
            nodes: """
                  - hstack:
                      - vstack: [{ text: Stop }, { text: Depot }, { text: School }, { text: Pier }]
                      - vstack: [{ text: Boarded }, { text: "8" }, { text: "112" }, { text: "45" }]
                        alignment: <>
                      - vstack: [{ text: Left }, { text: "10" }, { text: "1,112" }, { text: "5" }]
                        alignment: trailing
                """, right: "trailing", wrong: "leading"),
        Pair(
            mistake: "words off the middle of their ring", rule: "misaligned-edge",
            nodes: """
                  - progressRing:
                      value: 0.4
                      size: 220
                      content:
                        - vstack: [{ text: "0:48", font: { size: 56 } }, { text: left of 2 hours }]
                          offset: { x: <>, y: <> }
                    accessibility: Time left
                """, right: "0", wrong: "18"),
        Pair(
            mistake: "initials at the side of their disc", rule: "misaligned-edge",
            nodes: """
                  - text: AB
                    frame: { size: 56, alignment: <> }
                    background: "#DDDDDD"
                    cornerRadius: capsule
                """, right: "center", wrong: "leading"),
        Pair(
            mistake: "tiles of two rows that are not in line", rule: "misaligned-edge",
            nodes: """
                  - vstack:
                      - hstack:
                          - { card: [{ text: One }], frame: { maxWidth: infinity } }
                          - { card: [{ text: Two }], frame: { maxWidth: infinity } }
                        spacing: 12
                      - hstack:
                          - { card: [{ text: Three }], frame: { maxWidth: infinity } }
                          - { card: [{ text: Four }], frame: { maxWidth: infinity } }
                        spacing: <>
                    spacing: 12
                """, right: "12", wrong: "34"),
        Pair(
            mistake: "seats that a frame cuts in two", rule: "clipped-text",
            nodes: """
                  - vstack:
                      - hstack:
                          - { icon: bell, frame: { size: 44 }, accessibility: Bell }
                          - { icon: bolt.fill, frame: { size: 44 }, accessibility: Bolt }
                          - { icon: timer, frame: { size: 44 }, accessibility: Timer }
                          - { icon: moon.fill, frame: { size: 44 }, accessibility: Moon }
                    frame: { width: <> }
                    clip: true
                """, right: "220", wrong: "150"),
    ]
}
