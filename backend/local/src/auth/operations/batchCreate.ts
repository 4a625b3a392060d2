import type { AccountFields, Provider } from '../accounts/Account.ts';
import { isScrypt } from '../accounts/scrypt.ts';
import { changeAccount } from '../accounts/changeAccount.ts';
import {
  canonicalEmail,
  assertClaims,
  epochSeconds,
  isEmail,
  passwordFields,
} from '../accounts/fieldChecks.ts';
import { AuthError, assertCondition, refusal } from '../AuthError.ts';
import type { BatchCreateBody, ImportedAccount } from '../http/bodies.ts';
import type { Project } from '../Project.ts';
import type { Context } from './Context.ts';

/** Imports accounts. The response lists refused ones; the others are imported. */
export function batchCreate({ project }: Context, body: BatchCreateBody): object {
  const { users = [] } = body;
  assertCondition(users.length > 0, 'MISSING_USER_ACCOUNT');
  requireDistinct(project, body, users);
  const error = users.flatMap((user, index) => {
    try {
      importAccount(project, user, body);
      return [];
    } catch (problem) {
      if (!(problem instanceof AuthError)) throw problem;
      return [{ index, message: importMessage(problem.message) }];
    }
  });
  return { kind: 'identitytoolkit#UploadAccountResponse', error };
}

/** @throws AuthError for duplicate accounts in the import */
function requireDistinct(
  project: Project,
  { sanityCheck, allowOverwrite }: BatchCreateBody,
  users: readonly ImportedAccount[],
): void {
  if (sanityCheck && project.hasOneAccountPerEmail) {
    const twice = duplicateIn(users.flatMap(({ email }) => email || []));
    if (twice !== undefined) throw refusal(`DUPLICATE_EMAIL : ${twice}`);
  }
  if (sanityCheck) {
    const ids = users.flatMap(({ providerUserInfo = [] }) =>
      providerUserInfo.map(({ providerId, rawId }) => `Provider id(${providerId}), Raw id(${rawId})`),
    );
    const twice = duplicateIn(ids);
    if (twice !== undefined) throw refusal(`DUPLICATE_RAW_ID : ${twice}`);
  }
  if (!allowOverwrite) {
    const twice = duplicateIn(users.map(({ localId = '' }) => localId));
    if (twice !== undefined) throw refusal(`DUPLICATE_LOCAL_ID : ${twice}`);
  }
}

function duplicateIn(values: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return values.find((value) => seen.size === seen.add(value).size);
}

function importAccount(project: Project, user: ImportedAccount, body: BatchCreateBody): void {
  const { localId } = user;
  const { allowOverwrite, sanityCheck } = body;
  assertCondition(localId, 'localId is missing');
  assertCondition(!user.tenantId, 'Tenant id in userInfo does not match the tenant id in request.');
  assertCondition(!user.mfaInfo?.length, 'Second factors are not supported.');
  const fields: AccountFields = {
    displayName: user.displayName,
    photoUrl: user.photoUrl,
    lastLoginAt: user.lastLoginAt,
    ...importedPassword(user, body),
    ...importedClaims(user),
    ...importedNumber(user),
    validSince: epochSeconds(),
    createdAt: Number.isNaN(Number(user.createdAt)) ? String(Date.now()) : user.createdAt,
    ...importedEmail(project, user, sanityCheck ?? false),
    emailVerified: user.emailVerified ?? false,
    disabled: user.disabled ?? false,
  };
  const providers = importedProviders(project, user);
  if (project.accounts.get(localId)) {
    assertCondition(allowOverwrite, 'localId belongs to an existing account - can not overwrite.');
  }
  project.accounts.put(changeAccount({ localId }, fields, { link: providers }));
}

function importedPassword(
  { passwordHash, salt, rawPassword }: ImportedAccount,
  body: BatchCreateBody,
): AccountFields {
  if (passwordHash)
    return { passwordHash, salt, passwordUpdatedAt: Date.now(), hashParameters: hashParametersOf(body) };
  return rawPassword ? passwordFields(rawPassword, salt || undefined) : {};
}

/** How an import's passwords are hashed; undefined unless by Firebase's scrypt: other hashes are only stored. */
function hashParametersOf(body: BatchCreateBody): AccountFields['hashParameters'] {
  const { hashAlgorithm, signerKey = '', saltSeparator = '' } = body;
  const parameters = {
    signerKey,
    saltSeparator,
    rounds: Number(body.rounds),
    memoryCost: Number(body.memoryCost),
  };
  return hashAlgorithm === 'SCRYPT' && isScrypt(parameters) ? parameters : undefined;
}

function importedClaims({ customAttributes }: ImportedAccount): AccountFields {
  if (!customAttributes) return {};
  assertClaims(customAttributes);
  return { customAttributes };
}

function importedNumber({ phoneNumber }: ImportedAccount): AccountFields {
  if (!phoneNumber) return {};
  assertCondition(phoneNumber.startsWith('+'), 'phone number format is invalid');
  return { phoneNumber };
}

function importedEmail(project: Project, user: ImportedAccount, sanityCheck: boolean): AccountFields {
  if (!user.email) return {};
  assertCondition(isEmail(user.email), 'email is invalid');
  const email = canonicalEmail(user.email);
  const owner = project.accounts.byEmail(email);
  if (owner && owner.localId !== user.localId) {
    throw refusal(
      sanityCheck && project.hasOneAccountPerEmail
        ? 'email exists in other account in database'
        : `Another account has the address ${email}.`,
    );
  }
  return { email };
}

function importedProviders({ accounts }: Project, user: ImportedAccount): Provider[] {
  const others = (user.providerUserInfo ?? []).filter(
    ({ providerId }) => providerId !== 'password' && providerId !== 'phone',
  );
  return others.map((provider) => {
    const { providerId, rawId } = provider;
    assertCondition(providerId && rawId, 'federatedId or (providerId & rawId) is required');
    const owner = accounts.byProvider(providerId, rawId);
    assertCondition(!owner || owner.localId === user.localId, 'raw id exists in other account in database');
    return { ...provider, providerId };
  });
}

/** The import error for refused claims. */
function importMessage(message: string): string {
  if (message === 'INVALID_CLAIMS') return 'Invalid custom claims provided.';
  if (message === 'CLAIMS_TOO_LARGE') return 'Custom claims provided are too large.';
  if (message.startsWith('FORBIDDEN_CLAIM')) return 'Custom claims provided include a reserved claim.';
  return message;
}
