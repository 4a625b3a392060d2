import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { loads, type Functions } from './loads.ts';

/** One function under load in a process of its own, for main.ts: `node underLoad.ts ROOT NAME`. Prints one line. */
const [, , root = '', name = ''] = process.argv;
const mebibytes = () => process.memoryUsage.rss() / 2 ** 20;

const functions = createRequire(import.meta.url)(join(root, 'backend/dist-functions')) as Functions;
const loaded = mebibytes();
// Loads read documents too, also before the function does.
initializeApp();
const { atOnce, run } = loads[name]!;
let peak = loaded;
const watch = setInterval(() => (peak = Math.max(peak, mebibytes())), 10);
// What the functions log is not of interest here.
const { log: print } = console;
for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) console[level] = () => {};
const start = performance.now();
const outcomes = await Promise.allSettled(
  Array.from({ length: atOnce }, (_, index) => run(functions, index)),
);
clearInterval(watch);
peak = Math.max(peak, mebibytes());
const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
print(
  [
    name.padEnd(27),
    String(atOnce).padStart(8),
    loaded.toFixed(0).padStart(13),
    peak.toFixed(0).padStart(11),
    ((performance.now() - start) / 1000).toFixed(1).padStart(10),
    `${failed.length}`.padStart(9),
  ].join(''),
);
if (failed[0]) print(`  ${String(failed[0].reason).slice(0, 200)}`);
process.exit();
