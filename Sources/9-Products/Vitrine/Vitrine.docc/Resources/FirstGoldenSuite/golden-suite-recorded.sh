vitrine test
# 2 pictures in 0.18 s, 11 a second: 2 recorded

ls goldens/timer
# dark.png  light.png
