import type { UserRecord } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import { accessToken } from '../../../kernel/firebase.ts';

type Login = Pick<
  UserRecord,
  | 'uid'
  | 'email'
  | 'emailVerified'
  | 'passwordHash'
  | 'passwordSalt'
  | 'displayName'
  | 'photoURL'
  | 'disabled'
  | 'customClaims'
  | 'metadata'
  | 'providerData'
>;

/** Identity Toolkit uses URL-safe base64; the import expects standard base64. */
const usualBase64 = (text: string): string => text.replaceAll('-', '+').replaceAll('_', '/');

const millisOf = (time: string): string => String(Date.parse(time));

/**
 * A login in the format of `firebase auth:import` (https://firebase.google.com/docs/cli/auth#file_format). Undefined fields are omitted
 * from its JSON.
 * @throws Error for a password whose hash was withheld: such an export can't restore sign-ins
 */
export const exportedLogin = (login: Login) => {
  const { metadata, customClaims, passwordHash, passwordSalt } = login;
  const hasPassword = login.providerData.some(({ providerId }) => providerId === 'password');
  if (hasPassword && !passwordHash)
    throw new Error(
      'Auth withheld a password’s hash: this function’s account needs firebaseauth.configs.getHashConfig.',
    );
  return {
    localId: login.uid,
    email: login.email,
    emailVerified: login.emailVerified,
    passwordHash: passwordHash && usualBase64(passwordHash),
    salt: passwordSalt && usualBase64(passwordSalt),
    displayName: login.displayName,
    photoUrl: login.photoURL,
    disabled: login.disabled,
    customAttributes: customClaims && JSON.stringify(customClaims),
    createdAt: millisOf(metadata.creationTime),
    lastSignedInAt: metadata.lastSignInTime ? millisOf(metadata.lastSignInTime) : undefined,
    providerUserInfo: login.providerData
      .filter(({ providerId }) => providerId !== 'password')
      .map(({ providerId, uid, email, displayName, photoURL }) => ({
        providerId,
        rawId: uid,
        email,
        displayName,
        photoUrl: photoURL,
      })),
  };
};

const hashConfigSchema = z.object({
  algorithm: z.string(),
  signerKey: z.string(),
  saltSeparator: z.string(),
  rounds: z.number(),
  memoryCost: z.number(),
});

/** How Auth hashes passwords (`HashConfig` in its API). Hashes are useless without it. */
type HashConfig = z.output<typeof hashConfigSchema>;

const configSchema = z.object({ signIn: z.object({ hashConfig: hashConfigSchema }) });

/**
 * Reads how the project's Auth hashes passwords from its configuration
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v2/projects/getConfig).
 * @returns null on a local machine, whose Auth has no real hashes
 * @throws Error if Auth withholds it: reading the signer key requires the permission firebaseauth.configs.getHashConfig
 */
export const hashConfigOf = async (): Promise<HashConfig | null> => {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const base = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const answer = await fetch(`${base}/v2/projects/${process.env['GCLOUD_PROJECT']}/config`, {
    headers: { authorization: `Bearer ${await accessToken()}` },
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok) throw new Error(`Auth answered ${answer.status} for its configuration.`);
  const read = z.safeParse(configSchema, await answer.json());
  if (read.success) return read.data.signIn.hashConfig;
  if (process.env['FUNCTIONS_EMULATOR'] === 'true') return null;
  throw new Error(
    'Auth’s configuration has no hash parameters: this function’s account needs firebaseauth.configs.getHashConfig.',
  );
};
