/// <reference lib="dom" />
import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '../../backend/seed/accounts.ts';

/** Where Firebase Auth stores the signed-in user. */
export const authStorage = {
  database: 'firebaseLocalStorageDb',
  version: 1,
  store: 'firebaseLocalStorage',
  keyPath: 'fbase_key',
} as const;

/** The needed parts of a running product's configuration. */
interface Configuration {
  readonly apiKey: string;
  readonly emulators: { readonly auth: string };
}

interface SignedIn {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: string;
}

interface Account {
  readonly localId: string;
  readonly email: string;
  readonly emailVerified?: boolean;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly createdAt: string;
  readonly lastLoginAt: string;
  readonly providerUserInfo?: readonly {
    readonly providerId: string;
    readonly rawId: string;
    readonly email?: string;
    readonly displayName?: string;
    readonly photoUrl?: string;
  }[];
}

/**
 * Calls an Auth operation over REST, like the SDK in the page.
 * @throws Error if it is refused
 */
async function call<Answer>(
  { apiKey, emulators }: Configuration,
  operation: string,
  body: object,
): Promise<Answer> {
  const address = `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=${apiKey}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Auth refused ${operation}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The row that Auth would store in the page after a sign-in with the demo password. */
async function sessionOf(configuration: Configuration, email: string): Promise<object> {
  const credentials = { email, password: demoPassword, returnSecureToken: true };
  const { idToken, refreshToken, expiresIn } = await call<SignedIn>(
    configuration,
    'signInWithPassword',
    credentials,
  );
  const { users } = await call<{ users: readonly [Account] }>(configuration, 'lookup', { idToken });
  const [account] = users;
  const appName = '[DEFAULT]';
  return {
    [authStorage.keyPath]: `firebase:authUser:${configuration.apiKey}:${appName}`,
    value: {
      uid: account.localId,
      email: account.email,
      emailVerified: account.emailVerified ?? false,
      ...(account.displayName !== undefined && { displayName: account.displayName }),
      isAnonymous: false,
      ...(account.photoUrl !== undefined && { photoURL: account.photoUrl }),
      providerData: (account.providerUserInfo ?? []).map((info) => ({
        providerId: info.providerId,
        uid: info.rawId,
        displayName: info.displayName ?? null,
        email: info.email ?? null,
        phoneNumber: null,
        photoURL: info.photoUrl ?? null,
      })),
      stsTokenManager: {
        refreshToken,
        accessToken: idToken,
        expirationTime: Date.now() + Number(expiresIn) * 1000,
      },
      createdAt: account.createdAt,
      lastLoginAt: account.lastLoginAt,
      apiKey: configuration.apiKey,
      appName,
    },
  };
}

/** Runs in the page before its own code: puts a session where Auth looks for one, once per tab, on a device where Auth has never been. */
function keepInPage([session, { database, version, store, keyPath }]: readonly [
  object,
  typeof authStorage,
]): void {
  // An empty page and a frame without scripts have no storage.
  if (window.origin === 'null') return;
  try {
    // A device that is cleared later must not be signed in again.
    if (sessionStorage.getItem(database) !== null) return;
    sessionStorage.setItem(database, 'kept');
    const opening = indexedDB.open(database, version);
    opening.onupgradeneeded = () => {
      const rows = opening.result.createObjectStore(store, { keyPath });
      try {
        rows.put(session);
      } catch {
        // A device without free space stores no session.
      }
    };
    opening.onsuccess = () => opening.result.close();
  } catch {
    // Nor does one that forbids it.
  }
}

/**
 * Signs in an account with the demo password, so that a page's device starts with its session, unless Auth has been there before. A
 * person who signs out there stays signed out. A site of releases (`releases/releaseSite.ts`) uses the form instead.
 *
 * @param page or a whole device, whose tabs all start this way
 * @param address the address to open, on the origin of the page's context unless it has its own
 * @returns whether it starts with a session
 * @throws Error when the account can't sign in
 */
export async function keepSession(
  page: Page | BrowserContext,
  email: string,
  address: string,
): Promise<boolean> {
  const place = '/__/firebase/init.json';
  const url = URL.canParse(address) ? new URL(place, address).href : place;
  // The browser resolves names below `localhost`, which sites of releases have, but not every system does.
  const requested = await page.request.get(url).catch(() => null);
  if (requested === null || new URL(requested.url()).hostname.endsWith('.localhost')) return false;
  const session = await sessionOf((await requested.json()) as Configuration, email);
  await page.addInitScript(keepInPage, [session, authStorage] as const);
  return true;
}
