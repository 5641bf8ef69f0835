// Times pixelmatch on two pictures of raw RGBA: node diffs.mjs MODULE WIDTH HEIGHT A B ROUNDS, milliseconds as JSON.
import fs from 'node:fs';
import {pathToFileURL} from 'node:url';

const [module, width, height, first, second, rounds] = process.argv.slice(2);
const {default: pixelmatch} = await import(pathToFileURL(module));
const [a, b] = [first, second].map((path) => new Uint8Array(fs.readFileSync(path)));
const times = [];
let pixels = 0;
// One run does not count.
for (let round = 0; round <= Number(rounds); round++) {
    const start = performance.now();
    pixels = pixelmatch(a, b, null, Number(width), Number(height), {});
    if (round > 0) times.push(performance.now() - start);
}
console.log(JSON.stringify({pixels, times}));
