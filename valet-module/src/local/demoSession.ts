import { demoPassword } from '../../../backend/seed/accounts.ts';

/** Where Firebase Auth stores the signed-in user. */
export const authStorage = {
  database: 'firebaseLocalStorageDb',
  version: 1,
  store: 'firebaseLocalStorage',
  keyPath: 'fbase_key',
} as const;

/** The needed parts of a running product's configuration. */
export interface Configuration {
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

/**
 * The row that Auth would store in the page after a sign-in with the demo password.
 * @throws Error when the account can't sign in
 */
export async function demoSession(configuration: Configuration, email: string): Promise<object> {
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
