import { createRequire } from 'node:module';
import { initializeApp } from 'firebase-admin/app';
import { loads, type Functions } from './loads.ts';

/** Runs one function under load in a separate process for main.ts: `node underLoad.ts BUNDLE NAME MEMORY`. Prints one line. */
const [, , bundle = '', name = '', memory = ''] = process.argv;

/** Peak resident set, as the system counts it. */
const peakMebibytes = () => process.resourceUsage().maxRSS / 1024;

// Silences the functions' logs: their logger captures `console` when loaded.
const { log: print } = console;
for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) console[level] = () => {};

const functions = createRequire(import.meta.url)(bundle) as Functions;
const loaded = process.memoryUsage.rss() / 2 ** 20;
// Loads also read documents before the function does.
initializeApp();
const { concurrency: atOnce, calls = atOnce, run } = loads[name]!;
const start = performance.now();
const failures: unknown[] = [];
let next = 0;
const work = async (): Promise<void> => {
  while (next < calls) await run(functions, next++).catch((error: unknown) => failures.push(error));
};
await Promise.all(Array.from({ length: atOnce }, work));
print(
  [
    name.padEnd(27),
    String(atOnce).padStart(8),
    String(calls).padStart(8),
    loaded.toFixed(0).padStart(13),
    peakMebibytes().toFixed(0).padStart(11),
    memory.padStart(9),
    ((performance.now() - start) / 1000).toFixed(1).padStart(10),
    String(failures.length).padStart(9),
  ].join(''),
);
if (failures[0]) print(`  ${String(failures[0]).slice(0, 200)}`);
process.exit();
