import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { startLocalFirebase } from '../../../backend/local/src/index.ts';
import { startLocalPayments } from '../../../backend/local-payments/startLocalPayments.ts';
import { copyDemoData } from '../../../backend/seed/demoData.ts';
import { bundleFunctions } from '../../deploy/functions/bundleFunctions.ts';
import { codebases } from '../../deploy/functions/codebases.ts';
import { loads } from './loads.ts';

/**
 * Measures the load time of each codebase and the memory its functions need: `npm run bench:functions [-- NAME…]`. Each function in
 * `loads.ts` runs in a separate process that has loaded its bundle as Cloud Run does, against the local Firebase with the large operator's
 * demo data and no other functions running. `backend/kernel/runtime.ts` is based on these figures.
 */
const root = resolve(import.meta.dirname, '../../..');
const requested = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'valet-hub-bench-functions-'));
const data = join(folder, 'data');
// Inside the repository so that Node finds the packages Cloud Build would install.
const bundles = join(root, 'backend/dist-functions');
const bundled = await bundleFunctions(root, bundles, codebases);
await copyDemoData(root, data, true);
const payments = await startLocalPayments({ port: 0 });
const firebase = await startLocalFirebase({
  projectId: 'demo-valet-hub',
  dataDirectory: data,
  configFile: join(root, 'firebase.json'),
  // From the product, but without the functions source, so that no other function does the measured one's work. The outbox accepts emails
  // and texts.
  only: ['auth', 'firestore', 'functions', 'storage'],
  functionsSource: null,
  actionPath: '/login',
  log: () => {},
});
const { addresses } = firebase;
payments.open({ folder: join(data, 'payments'), webhook: null, app: [addresses.hosting] });
const { outboxEnvironment } = await import('../../../backend/local/src/outbox/index.ts');
Object.assign(process.env, firebase.environment, outboxEnvironment(addresses.outbox, addresses.smtp), {
  ...payments.environment,
  METADATA_SERVER_DETECTION: 'none',
  // The local Auth has no hash parameters.
  FUNCTIONS_EMULATOR: 'true',
  SITE_URL: 'http://127.0.0.1:1',
});
initializeApp();

/** A function's deployment options. */
interface Deployed {
  readonly __endpoint: { readonly availableMemoryMb: number };
}
const load = createRequire(import.meta.url);

/** The bundle folder that contains a function. */
function bundleOf(name: string): string {
  const bundle = bundled.find(({ functions }) => functions.includes(name));
  if (bundle === undefined) throw new Error(`No codebase has a function named ${name}.`);
  return join(bundles, bundle.codebase);
}

/** The cost of loading a bundle before its first call. */
interface ColdLoad {
  readonly milliseconds: number;
  /** The process's resident set after loading. */
  readonly mebibytes: number;
}

const script = `
  const began = performance.now();
  require(process.argv[1]);
  console.log(JSON.stringify({ milliseconds: performance.now() - began, mebibytes: process.memoryUsage.rss() / 2 ** 20 }));`;

/** Loads a bundle in a separate process. @param folder absolute path */
function loadCold(folder: string): ColdLoad {
  const output = execFileSync(process.execPath, ['-e', script, folder], { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as ColdLoad;
}

try {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
  console.log('codebase      functions   bundle KiB   load ms   loaded MiB');
  for (const { codebase, functions } of bundled) {
    const folder = join(bundles, codebase);
    const { milliseconds, mebibytes } = loadCold(folder);
    console.log(
      codebase.padEnd(14) +
        String(functions.length).padStart(9) +
        (statSync(join(folder, 'index.js')).size / 1024).toFixed(0).padStart(13) +
        milliseconds.toFixed(0).padStart(10) +
        mebibytes.toFixed(0).padStart(13),
    );
  }
  console.log('');
  console.log(
    'function                 concurrent   calls   loaded MiB   peak MiB   memory   seconds   failed',
  );
  for (const [name, { prepare }] of Object.entries(loads)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    await prepare?.();
    const bundle = bundleOf(name);
    const deployed = load(bundle) as Readonly<Record<string, Deployed>>;
    const memory = deployed[name]!.__endpoint.availableMemoryMb;
    // V8 gives half of a small machine's memory to its old generation (`Heap::HeapSizeFromPhysicalMemory`), so garbage collection starts as
    // early here.
    const heap = `--max-old-space-size=${memory / 2}`;
    const args = [heap, join(import.meta.dirname, 'underLoad.ts'), bundle, name, String(memory)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    const [code] = await once(child, 'exit');
    if (code !== 0) console.log(`${name.padEnd(27)} exited with code ${code}`);
  }
} finally {
  await firebase.stop();
  await payments.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
