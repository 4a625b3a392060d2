import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { LocalFirebaseProcess } from '../local/src/testing/LocalFirebaseProcess.ts';

jest.setTimeout(60_000);
// Refusals are expected here; the SDK would report each.
setLogLevel('silent');

const projectId = 'demo-discovery';
const variable = 'FIREBASE_EMULATOR_HUB';
let folder: string;
let firebase: LocalFirebaseProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'discovery-'));
  writeFileSync(
    join(folder, 'firestore.rules'),
    `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /people/{uid} { allow write: if request.auth.uid == uid; }
  }
}`,
  );
  writeFileSync(
    join(folder, 'storage.rules'),
    `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /people/{uid} { allow write: if request.auth.uid == uid; }
  }
}`,
  );
  const rules = { firestore: { rules: 'firestore.rules' }, storage: { rules: 'storage.rules' } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(rules));
  firebase = await LocalFirebaseProcess.start({
    projectId,
    dataDirectory: join(folder, 'data'),
    configFile: join(folder, 'firebase.json'),
    functionsSource: null,
    actionPath: '/',
    only: ['firestore', 'storage'],
  });
  process.env[variable] = firebase.environment[variable];
});
afterAll(async () => {
  await firebase.stop();
  rmSync(folder, { recursive: true });
});

it('lets Firebase’s test library find the running services without an address', async () => {
  const environment = await initializeTestEnvironment({ projectId });
  const ada = environment.authenticatedContext('ada');
  await assertSucceeds(ada.firestore().doc('people/ada').set({ name: 'Ada' }));
  await assertFails(ada.firestore().doc('people/bo').set({ name: 'Bo' }));
  const upload = async (path: string): Promise<void> => {
    await ada.storage().ref(path).putString('text');
  };
  await assertSucceeds(upload('people/ada'));
  await assertFails(upload('people/bo'));
  const { hub, firestore, storage, database } = environment.emulators as Record<string, { port: number }>;
  expect([hub?.port, firestore?.port, storage?.port].map(String)).toEqual(
    ['hub', 'firestore', 'storage'].map(
      (name) => new URL(firebase.addresses[name as 'hub' | 'firestore' | 'storage']).port,
    ),
  );
  expect(database).toBeUndefined();
  await environment.cleanup();
});

it('names only what is running, and nothing else', async () => {
  const hub = firebase.addresses.hub;
  const running = (await (await fetch(`${hub}/emulators`)).json()) as object;
  expect(Object.keys(running).sort()).toEqual(['firestore', 'hub', 'storage']);
  expect((await fetch(hub)).status).toBe(404);
  expect((await fetch(`${hub}/emulators`, { method: 'POST' })).status).toBe(404);
});
