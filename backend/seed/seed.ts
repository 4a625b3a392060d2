import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { bigOperator } from './businesses/bigOperator.ts';
import { demoSet, isSettled } from './demoSet.ts';
import { parseSeedOptions, usage } from './options.ts';
import { allTriggers, SeedingStopped } from './writeDocuments.ts';
import { localPagesAt } from './payments/localPages.ts';
import { seedIfMissing } from './seedIfMissing.ts';

/**
 * Turns off document triggers at an emulator hub during some writes, and turns them on again, even after an error.
 * @param hub its `host:port`; without one, or if no functions run there, triggers stay as they are
 */
const triggersOffAt =
  (hub: string | undefined) =>
  async (write: () => Promise<void>): Promise<void> => {
    const request = async (path: string): Promise<boolean> =>
      hub !== undefined &&
      hub !== '' &&
      (await fetch(`http://${hub}/functions/${path}`, { method: 'PUT' })).ok;
    if (!(await request('disableBackgroundTriggers'))) return write();
    try {
      await write();
    } finally {
      await request('enableBackgroundTriggers');
    }
  };

const builders = { demo: demoSet, big: bigOperator };

const options = parseSeedOptions(process.argv.slice(2), process.env);

switch (options.kind) {
  case 'help':
    console.log(usage);
    break;
  case 'wrong':
    console.error(`${options.reason}\n\n${usage}`);
    process.exitCode = 2;
    break;
  case 'seed': {
    // Emulators need no credentials, so the SDK must not search the network for a metadata server.
    if (process.env.FIRESTORE_EMULATOR_HOST) process.env.METADATA_SERVER_DETECTION ??= 'none';
    initializeApp({ projectId: options.project, storageBucket: `${options.project}.firebasestorage.app` });
    const withoutTriggers = triggersOffAt(process.env.FIREBASE_EMULATOR_HUB);
    try {
      for (const name of options.only) {
        const now = Date.now();
        await seedIfMissing({
          name,
          build: builders[name],
          now,
          firestore: getFirestore(),
          auth: getAuth(),
          // The large operator is usually seeded while people use the page, whose writes need their triggers.
          triggers:
            name === 'demo' || options.withoutUsers
              ? { isSettled: (document) => isSettled(document, now), without: withoutTriggers }
              : allTriggers,
          save: async ({ path, contentType, bytes }) =>
            getStorage().bucket().file(path).save(bytes, { contentType, resumable: false }),
          payments: localPagesAt(process.env.STRIPE_API_ADDRESS),
          report: console.log,
        });
      }
    } catch (error) {
      if (!(error instanceof SeedingStopped)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
    break;
  }
}
