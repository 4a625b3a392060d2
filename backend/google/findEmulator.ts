import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Google's Firestore emulator on this machine, or one line that says what is missing. */
export type FoundEmulator =
  | {
      readonly ok: true;
      /** Absolute path. */ readonly jar: string;
      readonly source: string;
    }
  | { readonly ok: false; readonly message: string };

const debianPackage = 'google-cloud-cli-firestore-emulator';
const jarInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Read-only access to the machine, replaceable in tests. */
export interface Machine {
  readonly environment: Readonly<NodeJS.ProcessEnv>;
  readonly exists: (path: string) => boolean;
  /** The files of an installed Debian package; empty if not installed. */
  readonly filesOfPackage: (name: string) => readonly string[];
  /** The names in a folder; empty if it doesn't exist. */
  readonly list: (folder: string) => readonly string[];
  /** Follows links. */
  readonly resolve: (path: string) => string;
  readonly home: string;
}

/** The SDK folder has its commands in `bin` and the emulator in `platform`. */
function inSdkOf({ environment, exists, resolve }: Machine): string | undefined {
  return (environment.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['gcloud', 'cloud_firestore_emulator'].map((name) => join(folder, name)))
    .filter(exists)
    .map(resolve)
    .flatMap((command) => [
      join(dirname(dirname(command)), jarInSdk),
      join(dirname(command), 'cloud-firestore-emulator.jar'),
    ])
    .find(exists);
}

function inCache({ environment, list, home }: Machine): string | undefined {
  const cache = environment.FIREBASE_EMULATORS_PATH || join(home, '.cache/firebase/emulators');
  const newest = list(cache)
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .at(-1);
  return newest && join(cache, newest);
}

/**
 * Finds the emulator: `FIRESTORE_EMULATOR_JAR`, then the Cloud SDK (its command on the PATH, or the Debian package), then firebase-tools'
 * downloads. If a named jar doesn't exist, that is an error and nothing else is tried.
 */
export function findEmulator(machine: Machine = thisMachine()): FoundEmulator {
  const named = machine.environment.FIRESTORE_EMULATOR_JAR;
  if (named)
    return machine.exists(named)
      ? { ok: true, jar: named, source: 'FIRESTORE_EMULATOR_JAR' }
      : { ok: false, message: `FIRESTORE_EMULATOR_JAR names ${named}, which does not exist.` };
  const places = [
    { source: 'the Cloud SDK', jar: inSdkOf(machine) },
    {
      source: `the package ${debianPackage}`,
      jar: machine.filesOfPackage(debianPackage).find((file) => file.endsWith(`/${jarInSdk}`)),
    },
    { source: "firebase-tools' cache", jar: inCache(machine) },
  ];
  const place = places.find(({ jar }) => jar !== undefined);
  return place?.jar !== undefined
    ? { ok: true, jar: place.jar, source: place.source }
    : {
        ok: false,
        message:
          'Google\'s Firestore emulator isn\'t installed: set FIRESTORE_EMULATOR_JAR, or install it with "gcloud components install cloud-firestore-emulator".',
      };
}

function thisMachine(): Machine {
  return {
    environment: process.env,
    exists: existsSync,
    filesOfPackage: (name) => {
      const { status, stdout } = spawnSync('dpkg', ['-L', name], { encoding: 'utf8' });
      return status === 0 ? stdout.split('\n') : [];
    },
    list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
    resolve: (path) => realpathSync(path),
    home: homedir(),
  };
}
