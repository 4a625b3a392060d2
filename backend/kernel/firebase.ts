import { applicationDefault, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** Creates the default app on first use. firebase-functions may have created another app by then, under a different name. */
const ensureApp = () => {
  if (!getApps().some((app) => app.name === '[DEFAULT]')) initializeApp();
};

/**
 * Leaves retries of failed reads to the Firestore SDK and its transactions. The gRPC client below them would also retry a read that
 * fails before its first document, whatever the error, after 2 and 4 seconds. A transaction aborted by an older one then restarted 7
 * seconds late.
 */
const readsFailAtOnce = {
  gaxServerStreamingRetries: true,
  clientConfig: {
    interfaces: {
      'google.firestore.v1.Firestore': {
        methods: Object.fromEntries(
          ['BatchGetDocuments', 'RunQuery', 'RunAggregationQuery'].map((method) => [
            method,
            { retry_codes_name: 'none' },
          ]),
        ),
        retry_codes: { none: [] },
      },
    },
  },
};

let configured: Firestore | undefined;

/** The project's Firestore, as administrator. */
export const firestore = (): Firestore => {
  ensureApp();
  const found = getFirestore();
  if (found !== configured) {
    found.settings(readsFailAtOnce);
    configured = found;
  }
  return found;
};

/** The project's login accounts, as administrator. */
export const auth = (): Auth => {
  ensureApp();
  return getAuth();
};

/** The project's default bucket of files, as administrator. */
export const bucket = () => {
  ensureApp();
  return getStorage().bucket();
};

/** A token of the functions' service account, for Google APIs without an Admin SDK method. */
export const accessToken = async (): Promise<string> =>
  process.env['FIREBASE_AUTH_EMULATOR_HOST']
    ? 'owner'
    : (await applicationDefault().getAccessToken()).access_token;
