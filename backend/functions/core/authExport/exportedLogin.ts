import type { UserRecord } from 'firebase-admin/auth';

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
