import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { startLocalFirebase } from '../../../backend/local/src/index.ts';
import { startLocalPayments } from '../../../backend/local-payments/startLocalPayments.ts';
import { copyDemoData } from '../../../backend/seed/demoData.ts';
import { bundleFunctions } from '../../deploy/functions/bundleFunctions.ts';
import { loads } from './loads.ts';

/**
 * The memory that functions need, `npm run bench:functions [-- NAME…]`: each of `loads.ts` in a process of its own that has loaded the bundle
 * as Cloud Run does, against the local Firebase with the demo data of the large operator. No functions run besides it. The figures are what
 * `backend/functions/runtime.ts` is chosen by.
 */
const root = resolve(import.meta.dirname, '../../..');
const asked = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'valet-hub-bench-functions-'));
const data = join(folder, 'data');
// Packages that Cloud Build installs are found from here.
const bundle = join(root, 'backend/dist-functions');
await bundleFunctions(root, bundle);
await copyDemoData(root, data, true);
const payments = await startLocalPayments({ port: 0 });
const firebase = await startLocalFirebase({
  projectId: 'demo-valet-hub',
  dataDirectory: data,
  configFile: join(root, 'firebase.json'),
  // With the product, but without a source: the outbox takes mails and texts, and no function does the work of the measured one.
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
  // Auth of this machine has no parameters of hashes.
  FUNCTIONS_EMULATOR: 'true',
  SITE_URL: 'http://127.0.0.1:1',
});
initializeApp();

/** What a function is deployed with. */
interface Deployed {
  readonly __endpoint: { readonly availableMemoryMb: number };
}
const deployed = createRequire(import.meta.url)(bundle) as Readonly<Record<string, Deployed>>;

try {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
  console.log(
    'function                    at once   calls   loaded MiB   peak MiB   memory   seconds   failed',
  );
  for (const [name, { prepare }] of Object.entries(loads)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    await prepare?.();
    const memory = deployed[name]!.__endpoint.availableMemoryMb;
    // V8 takes half of a small machine's memory for its old generation (`Heap::HeapSizeFromPhysicalMemory`), and so collects as early.
    const heap = `--max-old-space-size=${memory / 2}`;
    const args = [heap, join(import.meta.dirname, 'underLoad.ts'), root, name, String(memory)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    const [code] = await once(child, 'exit');
    if (code !== 0) console.log(`${name.padEnd(27)} ended with ${code}`);
  }
} finally {
  await firebase.stop();
  await payments.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
