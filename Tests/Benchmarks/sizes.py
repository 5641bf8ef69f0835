"""What the blur costs from 0.1 to 50 megapixels: in proportion to them, it should be."""

from tools import number, plot, table, vitrine

SIGMA = 20
SIZES = ["215x465", "372x806", "680x1471", "1170x2532", "2150x4652", "3399x7355", "4807x10402"]


def measure(options) -> dict:
    rows = vitrine(
        options.vitrine, "blur", "--size", ",".join(SIZES), "--sigma", SIGMA, "--threads", 1, "--runs", 7
    )
    table(
        f"Blur of sigma {SIGMA} by size, one thread",
        ["", "megapixels", "median ms", "min ms", "spread", "memcpys", "MP/s", "ms a megapixel"],
        [
            [
                row["input"], number(row["pixels"] / 1e6, 2), number(row["median_ms"], 2),
                number(row["minimum_ms"], 2), f"{row['spread'] * 100:.0f}%", number(row["memcpys"]),
                number(row["megapixels_per_second"], 0), number(1000 / row["megapixels_per_second"], 2),
            ]
            for row in rows
        ],
    )  # fmt: skip
    middle = sorted(row["median_ms"] / row["pixels"] for row in rows)[len(rows) // 2]
    ends = [rows[0]["pixels"], rows[-1]["pixels"]]
    plot(
        options.vitrine, "blur-megapixels", title="Gaussian blur", subtitle=f"sigma {SIGMA}, one thread",
        x={"title": "megapixels"}, y={"title": "median in milliseconds"},
        series=[
            {"name": "Vitrine", "points": [[row["pixels"] / 1e6, row["median_ms"]] for row in rows]},
            {
                "name": "copying the same bytes",
                "points": [[row["pixels"] / 1e6, row["median_ms"] / row["memcpys"]] for row in rows],
            },
            {
                "name": "in proportion to pixels", "guide": True,
                "points": [[pixels / 1e6, pixels * middle] for pixels in ends],
            },
        ],
    )  # fmt: skip
    return {"sigma": SIGMA, "rows": rows}
