import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startLocalProduct } from '../../../backend/seed/localProduct.ts';
import { copyDemoData } from '../../../backend/seed/demoData.ts';
import { bundleFunctions } from '../../deploy/functions/bundleFunctions.ts';
import { loads } from './loads.ts';

/**
 * The memory that functions need, `npm run bench:functions [-- NAME…]`: each of `loads.ts` in a process of its own that has loaded the bundle
 * as Cloud Run does, against the local Firebase with the demo data of the large operator. The figures are what
 * `backend/functions/runtime.ts` is chosen by.
 */
const root = resolve(import.meta.dirname, '../../..');
const asked = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'valet-hub-bench-functions-'));
const data = join(folder, 'data');
// Packages that Cloud Build installs are found from here.
await bundleFunctions(root, join(root, 'backend/dist-functions'));
await copyDemoData(root, data, true);
const product = await startLocalProduct(root, data);
const { projectId, addresses } = product;
const environment = {
  METADATA_SERVER_DETECTION: 'none',
  GCLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.firebasestorage.app` }),
  FIRESTORE_EMULATOR_HOST: addresses.firestoreGrpc,
  FIREBASE_AUTH_EMULATOR_HOST: new URL(addresses.auth).host,
  FIREBASE_STORAGE_EMULATOR_HOST: new URL(addresses.storage).host,
  SITE_URL: 'http://127.0.0.1:1',
};
try {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`);
  console.log('function                    at once   loaded MiB   peak MiB   seconds   failed');
  for (const name of Object.keys(loads).filter((known) => asked.length === 0 || asked.includes(known))) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'underLoad.ts'), root, name], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    await once(child, 'exit');
  }
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
