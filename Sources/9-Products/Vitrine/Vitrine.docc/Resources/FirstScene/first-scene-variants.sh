# out/timer/light.png and out/timer/dark.png
vitrine render timer.yaml -o out/ --variants all

# Both on one page, with captions
vitrine render timer.yaml --contact-sheet sheet.png
