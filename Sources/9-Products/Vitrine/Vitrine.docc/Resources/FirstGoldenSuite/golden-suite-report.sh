vitrine test --report out/report.html
open out/report.html    # on Linux: xdg-open
