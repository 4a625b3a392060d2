import { join } from 'node:path';
import { runUntilStopped } from '../../../scripts/start/runUntilStopped.ts';
import { start } from '../../../scripts/start/start.ts';

/**
 * Serves the packed product: the shell, the areas, and the local Firebase with the demo's records. It runs as a separate
 * process (`startLocalProduct.ts`), and prints `ready ADDRESS` once the page is up.
 * Arguments: the data folder, and `--fresh` to start over from the demo's records.
 */
const root = join(import.meta.dirname, '../../local');
const [data = '', ...flags] = process.argv.slice(2);

await runUntilStopped(async (run) => {
  await start({
    ...run,
    root,
    packed: {
      functions: join(import.meta.dirname, 'functions.js'),
      seed: join(import.meta.dirname, 'seed.js'),
    },
    options: {
      data,
      fresh: flags.includes('--fresh'),
      site: join(root, 'site'),
      port: 0,
      build: false,
      big: false,
      readyFile: null,
      importFrom: null,
      exportTo: null,
      official: false,
      eventDelay: 0,
      live: null,
    },
    print: () => {},
    log: (source, line) => console.log(`${source.padEnd(8)} | ${line}`),
    preparePage: async () => {},
  });
  if (run.started.firebase) console.log(`ready ${run.started.firebase.addresses.hosting}`);
});
