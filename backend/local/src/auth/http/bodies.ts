import { anyValue, flag, listOf, oneOf, record, text } from './fields.ts';

/** The fields each operation reads from its body, named as in the Identity Toolkit API; other fields are ignored. */

/** `targetProjectId` and `tenantId` are checked before an operation. */
const common = { targetProjectId: text, tenantId: text };

const provider = record({
  providerId: text,
  rawId: text,
  federatedId: text,
  email: text,
  phoneNumber: text,
  displayName: text,
  photoUrl: text,
  screenName: text,
});

export const empty = record(common);

export const signUpBody = record({
  ...common,
  localId: text,
  idToken: text,
  email: text,
  emailVerified: flag,
  password: text,
  phoneNumber: text,
  displayName: text,
  photoUrl: text,
  disabled: flag,
  mfaInfo: listOf(anyValue),
});
export type SignUpBody = ReturnType<typeof signUpBody>;

export const passwordBody = record({
  ...common,
  email: text,
  password: text,
  idToken: text,
  pendingIdToken: text,
  captchaResponse: text,
  captchaChallenge: text,
});
export type PasswordBody = ReturnType<typeof passwordBody>;

export const customTokenBody = record({ ...common, token: text });
export type CustomTokenBody = ReturnType<typeof customTokenBody>;

export const emailLinkBody = record({ ...common, email: text, oobCode: text, idToken: text });
export type EmailLinkBody = ReturnType<typeof emailLinkBody>;

export const idpBody = record({
  ...common,
  requestUri: text,
  postBody: text,
  idToken: text,
  pendingIdToken: text,
  returnIdpCredential: flag,
  returnRefreshToken: flag,
});
export type IdpBody = ReturnType<typeof idpBody>;

export const grantBody = record({ grantType: text, refreshToken: text });
export type GrantBody = ReturnType<typeof grantBody>;

export const lookupBody = record({
  ...common,
  idToken: text,
  localId: listOf(text),
  email: listOf(text),
  initialEmail: listOf(text),
  phoneNumber: listOf(text),
  federatedUserId: listOf(record({ providerId: text, rawId: text })),
});
export type LookupBody = ReturnType<typeof lookupBody>;

export const deleteBody = record({ ...common, localId: text, idToken: text });
export type DeleteBody = ReturnType<typeof deleteBody>;

export const createAuthUriBody = record({
  ...common,
  identifier: text,
  continueUri: text,
  providerId: text,
  sessionId: text,
});
export type CreateAuthUriBody = ReturnType<typeof createAuthUriBody>;

export const updateBody = record({
  ...common,
  localId: text,
  idToken: text,
  oobCode: text,
  email: text,
  emailVerified: flag,
  password: text,
  phoneNumber: text,
  displayName: text,
  photoUrl: text,
  disableUser: flag,
  customAttributes: text,
  validSince: text,
  createdAt: text,
  lastLoginAt: text,
  deleteAttribute: listOf(
    oneOf(
      'USER_ATTRIBUTE_NAME_UNSPECIFIED',
      'EMAIL',
      'DISPLAY_NAME',
      'PROVIDER',
      'PHOTO_URL',
      'PASSWORD',
      'RAW_USER_INFO',
    ),
  ),
  deleteProvider: listOf(text),
  linkProviderUserInfo: provider,
  provider: listOf(text),
  upgradeToFederatedLogin: flag,
  mfa: record({ enrollments: listOf(anyValue) }),
});
export type UpdateBody = ReturnType<typeof updateBody>;

export const sendCodeBody = record({
  ...common,
  requestType: oneOf(
    'OOB_REQ_TYPE_UNSPECIFIED',
    'PASSWORD_RESET',
    'OLD_EMAIL_AGREE',
    'NEW_EMAIL_ACCEPT',
    'VERIFY_EMAIL',
    'RECOVER_EMAIL',
    'EMAIL_SIGNIN',
    'VERIFY_AND_CHANGE_EMAIL',
    'REVERT_SECOND_FACTOR_ADDITION',
  ),
  email: text,
  newEmail: text,
  idToken: text,
  continueUrl: text,
  returnOobLink: flag,
});
export type SendCodeBody = ReturnType<typeof sendCodeBody>;

export const resetPasswordBody = record({ ...common, oobCode: text, newPassword: text });
export type ResetPasswordBody = ReturnType<typeof resetPasswordBody>;

export const sessionCookieBody = record({ ...common, idToken: text, validDuration: text });
export type SessionCookieBody = ReturnType<typeof sessionCookieBody>;

export const queryBody = record({
  ...common,
  returnUserInfo: flag,
  expression: listOf(anyValue),
  limit: text,
  offset: text,
  order: oneOf('ORDER_UNSPECIFIED', 'ASC', 'DESC'),
  sortBy: oneOf('SORT_BY_FIELD_UNSPECIFIED', 'USER_ID', 'NAME', 'CREATED_AT', 'LAST_LOGIN_AT', 'USER_EMAIL'),
});
export type QueryBody = ReturnType<typeof queryBody>;

const importedAccount = record({
  localId: text,
  email: text,
  emailVerified: flag,
  phoneNumber: text,
  displayName: text,
  photoUrl: text,
  disabled: flag,
  customAttributes: text,
  passwordHash: text,
  salt: text,
  rawPassword: text,
  createdAt: text,
  lastLoginAt: text,
  providerUserInfo: listOf(provider),
  mfaInfo: listOf(anyValue),
  tenantId: text,
});
export type ImportedAccount = ReturnType<typeof importedAccount>;

export const batchCreateBody = record({
  ...common,
  users: listOf(importedAccount),
  allowOverwrite: flag,
  sanityCheck: flag,
  hashAlgorithm: text,
  signerKey: text,
  saltSeparator: text,
  rounds: text,
  memoryCost: text,
});
export type BatchCreateBody = ReturnType<typeof batchCreateBody>;

export const batchDeleteBody = record({ ...common, localIds: listOf(text), force: flag });
export type BatchDeleteBody = ReturnType<typeof batchDeleteBody>;

export const configBody = record({
  ...common,
  signIn: record({ allowDuplicateEmails: flag }),
  emailPrivacyConfig: record({ enableImprovedEmailPrivacy: flag }),
  blockingFunctions: record({ triggers: record({ beforeCreate: anyValue, beforeSignIn: anyValue }) }),
});
export type ConfigBody = ReturnType<typeof configBody>;
