import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { paths } from 'shared-lib/domain';
import { demoUids } from '../../backend/seed/accounts.ts';
import { copyDemoData } from '../../backend/seed/demoData.ts';
import { eventDelay, isOfficial, productVariable } from './product.ts';
import { startProduct, type RunningProduct } from './startProduct.ts';

const root = resolve(import.meta.dirname, '../..');

const hostOf = (origin: string) => new URL(origin).host;

/** Tells this process, and those it starts from now on, which product the tests run against. */
export function announce(product: RunningProduct): void {
  const { url, addresses, projectId, administratorToken, outputFile } = product;
  Object.assign(process.env, {
    [productVariable]: JSON.stringify({ url, addresses, projectId, administratorToken, outputFile }),
    // These direct firebase-admin to the local Firebase.
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: hostOf(addresses.auth),
    FIRESTORE_EMULATOR_HOST: addresses.firestoreGrpc,
    METADATA_SERVER_DETECTION: 'none',
  });
}

/** The first sign-in deactivates the one member of the demo team without a login. Do it here, so that all tests see the same team. */
async function migrateTheDemoTeam(): Promise<void> {
  const { firestore } = await import('./backend.ts');
  await firestore().doc(paths.teamMember(demoUids.owner, 'walter-boyd')).update({ isActive: false });
}

/**
 * Starts the product for tests, built from this tree, on free ports and with separate demo data, with the local Firebase or Google's
 * emulators. The tests find it through the environment.
 * @returns the teardown; it leaves no process and no folder.
 */
export async function startTestedProduct(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-data-'));
  const data = join(folder, 'data');
  const options = ['--event-delay', String(eventDelay())];
  const product = await (
    isOfficial()
      ? startProduct({ data: null, options })
      : copyDemoData(root, data).then(() => startProduct({ data, options }))
  ).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  announce(product);
  await migrateTheDemoTeam();

  return async () => {
    try {
      await product.stop();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
