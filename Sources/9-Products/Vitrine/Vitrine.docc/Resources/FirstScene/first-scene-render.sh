vitrine render timer.yaml -o timer.png
