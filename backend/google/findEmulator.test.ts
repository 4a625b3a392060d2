import { findEmulator, type Machine } from './findEmulator.ts';

const bare: Machine = {
  environment: {},
  exists: () => false,
  filesOfPackage: () => [],
  list: () => [],
  resolve: (path) => path,
  home: '/home/me',
};

const inSdk = '/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const inPackage = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

test.each<[string, Partial<Machine>, string]>([
  [
    'the named jar, before anything else',
    { environment: { FIRESTORE_EMULATOR_JAR: '/my.jar', PATH: '/sdk/bin' }, exists: () => true },
    '/my.jar',
  ],
  [
    "the SDK's command on the PATH",
    { environment: { PATH: '/bin:/sdk/bin' }, exists: (path) => ['/sdk/bin/gcloud', inSdk].includes(path) },
    inSdk,
  ],
  [
    'a command that is a link',
    {
      environment: { PATH: '/usr/local/bin' },
      exists: (path) => ['/usr/local/bin/gcloud', inSdk].includes(path),
      resolve: () => '/sdk/bin/gcloud',
    },
    inSdk,
  ],
  ['the Debian package', { filesOfPackage: () => ['/.', inPackage] }, inPackage],
  [
    'the newest download of firebase-tools',
    {
      list: (folder) =>
        folder === '/home/me/.cache/firebase/emulators'
          ? ['cloud-firestore-emulator-v1.9.0.jar', 'cloud-firestore-emulator-v1.22.0.jar', 'ui-v1.zip']
          : [],
    },
    '/home/me/.cache/firebase/emulators/cloud-firestore-emulator-v1.22.0.jar',
  ],
])('finds %s', (_, machine, jar) => {
  expect(findEmulator({ ...bare, ...machine })).toMatchObject({ ok: true, jar });
});

test.each<[string, Partial<Machine>, RegExp]>([
  ['nothing', {}, /isn't installed: set FIRESTORE_EMULATOR_JAR/],
  [
    'a named jar that does not exist, even when the SDK has one',
    {
      environment: { FIRESTORE_EMULATOR_JAR: '/gone.jar', PATH: '/sdk/bin' },
      exists: (path) => path !== '/gone.jar',
    },
    /FIRESTORE_EMULATOR_JAR names \/gone\.jar/,
  ],
])('explains %s', (_, machine, message) => {
  const found = findEmulator({ ...bare, ...machine });
  expect(found.ok ? '' : found.message).toMatch(message);
});
