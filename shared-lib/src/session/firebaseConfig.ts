/** Origins of the local Firebase services, such as `http://127.0.0.1:9099`; absent in production. */
export interface EmulatorAddresses {
  auth: string;
  firestore: string;
  functions: string;
  storage: string;
}

/** The Firebase configuration, as Hosting serves it at `/__/firebase/init.json`. */
export interface FirebaseConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  appId: string;
  /** Google Analytics measurement id, such as `G-AB12CD34EF`; absent if the site has no statistics. */
  measurementId?: string;
  emulators?: EmulatorAddresses;
}

export type FirebaseConfigResult = { ok: true; config: FirebaseConfig } | { ok: false; problem: string };

const required = ['apiKey', 'authDomain', 'projectId', 'storageBucket', 'appId'] as const;
const emulators = ['auth', 'firestore', 'functions', 'storage'] as const;

const isOrigin = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^/]+$/.test(value);

/**
 * Validates a Firebase configuration.
 * @param json parsed JSON, of any shape.
 * @returns the configuration, or one line naming the first variable that is missing or malformed.
 */
export function readFirebaseConfig(json: unknown): FirebaseConfigResult {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return { ok: false, problem: 'The Firebase configuration is not a JSON object.' };
  }
  const config = json as Record<string, unknown>;
  for (const name of required) {
    if (config[name] === undefined)
      return { ok: false, problem: `The Firebase configuration has no "${name}".` };
    if (typeof config[name] !== 'string' || config[name] === '') {
      return {
        ok: false,
        problem: `The Firebase configuration has a malformed "${name}": it must be a string.`,
      };
    }
  }
  if (config.emulators !== undefined) {
    const addresses = (config.emulators ?? {}) as Record<string, unknown>;
    const bad = emulators.find((name) => !isOrigin(addresses[name]));
    if (bad) {
      return {
        ok: false,
        problem: `The Firebase configuration has a malformed "emulators.${bad}": it must be an address such as http://127.0.0.1:9099.`,
      };
    }
  }
  // An invalid id only disables statistics; the app still starts.
  const { measurementId, ...rest } = config;
  const isMeasured = typeof measurementId === 'string' && /^G-[A-Z0-9]{4,20}$/.test(measurementId);
  return { ok: true, config: (isMeasured ? config : rest) as unknown as FirebaseConfig };
}

/** Where Firebase Hosting, and the local one, serve the project's configuration. */
const CONFIG_ADDRESS = '/__/firebase/init.json';

/** Fetches and validates the configuration; never rejects. */
export async function fetchFirebaseConfig(): Promise<FirebaseConfigResult> {
  try {
    const response = await fetch(CONFIG_ADDRESS);
    if (!response.ok) return { ok: false, problem: `${CONFIG_ADDRESS} answered ${response.status}.` };
    return readFirebaseConfig(await response.json());
  } catch {
    return { ok: false, problem: `${CONFIG_ADDRESS} could not be read as JSON.` };
  }
}
