"""What glass costs by its area and by the number of its cards: the first should tell, the second not."""

from glass_area import COUNTS, PARTS, HERE, area, names
from tools import number, plot, table, times, vitrine


def measure(options) -> dict:
    files = [HERE / f"{name}.yaml" for name in names()]
    taken = {name: [] for name in names()}
    # In turns, so that no scene has the quiet minute to itself.
    for _ in range(max(options.rounds // 2, 1)):
        rows = vitrine(
            options.vitrine, "scene", *files, "--stage", "raster", "--threads", 1, "--runs", 3, "--seconds", 0
        )
        for name, row in zip(names(), rows):
            taken[name].append(row["median_ms"])
    median = {name: sorted(found)[len(found) // 2] for name, found in taken.items()}
    ground = median["glass-area-0"]
    rows = []
    for name, (cards, edge, *part) in names().items():
        points = area(*part or [1]) if cards else 0
        rows.append({"name": name, "cards": cards, "edge": edge, "area": points, "median_ms": median[name]})
        rows[-1]["glass_ms"] = median[name] - ground
    whole = {row["edge"]: row["glass_ms"] for row in rows if row["cards"] == 1}
    table(
        "Glass: raster of 390 x 844 points at scale 3, one thread",
        ["", "cards", "area, points", "median ms", "glass ms", "ns a pixel", "of one card's"],
        [
            [
                row["name"], str(row["cards"]), str(row["area"]), number(row["median_ms"], 2),
                number(row["glass_ms"], 2),
                number(row["glass_ms"] * 1e6 / (9 * row["area"])) if row["area"] else "",
                times(row["glass_ms"] / whole[row["edge"]]) if row["cards"] else "",
            ]
            for row in rows
        ],
    )  # fmt: skip
    series = [
        {
            "name": "16 cards of growing area",
            "points": [[0, ground]]
            + [[area(part), median[f"glass-area-16-{name}"]] for name, part in PARTS.items()]
            + [[area(1), median["glass-area-16"]]],
        }
    ] + [
        {"name": f"{cards} card{'s' * (cards > 1)}", "points": [[0, ground], [area(1), median[f"glass-area-{cards}"]]]}
        for cards in COUNTS if cards != 16
    ]  # fmt: skip
    plot(
        options.vitrine, "glass-area", title="Glass by its area", series=series,
        subtitle="raster of 390 x 844 points at scale 3, one thread",
        x={"title": "square points of glass", "linear": True},
        y={"title": "median in milliseconds", "linear": True},
    )  # fmt: skip
    return {"rows": rows}
