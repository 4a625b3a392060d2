import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { demoUids } from '../../backend/seed/accounts.ts';
import { copyDemoData } from '../../backend/seed/demoData.ts';
import { chromiumArguments, findChromium } from './findChromium.ts';
import { isOfficial, productVariable } from './product.ts';
import { signIn } from './signIn.ts';
import { startProduct } from './startProduct.ts';

const root = resolve(import.meta.dirname, '../..');

const hostOf = (origin: string) => new URL(origin).host;

/**
 * The first sign-in deactivates the one member of the demo team without a login. Do it here, so that all tests see the
 * same team.
 */
async function migrateTheDemoTeam(): Promise<void> {
  const { firestore } = await import('./backend.ts');
  await firestore().doc(paths.teamMember(demoUids.owner, 'walter-boyd')).update({ isActive: false });
}

/**
 * The first answers of Google's emulator can take longer than the SDK waits for them, and then the app takes the owner for a new one. So
 * somebody signs in before the tests do, whatever comes of it.
 */
async function warmUp(baseURL: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ args: chromiumArguments, executablePath });
  try {
    await signIn(await browser.newPage({ baseURL }), 'owner@demo.test', '/communities').catch(() => {});
  } finally {
    await browser.close();
  }
}

/**
 * Before the browser tests: finds a browser and starts the product, built from what is in the tree, on free ports and on
 * demo data of its own, with the local Firebase or with Google's emulators. The tests learn of it through the environment.
 * @returns what runs after the last test; it leaves no process and no folder.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  process.env.CHROMIUM_PATH = executablePath;

  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-data-'));
  const data = join(folder, 'data');
  const product = await (
    isOfficial() ? startProduct({ data: null }) : copyDemoData(root, data).then(() => startProduct({ data }))
  ).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  const { url, addresses, projectId, administratorToken, outputFile } = product;
  Object.assign(process.env, {
    [productVariable]: JSON.stringify({ url, addresses, projectId, administratorToken, outputFile }),
    // These lead firebase-admin to the local Firebase.
    GCLOUD_PROJECT: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: hostOf(addresses.auth),
    FIRESTORE_EMULATOR_HOST: addresses.firestoreGrpc,
    METADATA_SERVER_DETECTION: 'none',
  });

  await migrateTheDemoTeam();
  if (isOfficial()) await warmUp(url, executablePath);

  return async () => {
    try {
      await product.stop();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
