// One of the benchmarks in this folder, by its name: node scripts/bench/runBenchmark.mjs live
import '../node-version.mjs';

const [name] = process.argv.splice(2, 1);
await import(`./${name}/main.ts`);
