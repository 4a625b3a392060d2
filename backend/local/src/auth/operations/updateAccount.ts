import type { Account, AccountFields } from '../accounts/Account.ts';
import { changeAccount } from '../accounts/changeAccount.ts';
import {
  canonicalEmail,
  assertClaims,
  assertPhoneNumber,
  epochSeconds,
  isEmail,
  newPasswordFields,
} from '../accounts/fieldChecks.ts';
import { assertCondition, unsupported } from '../AuthError.ts';
import { redeemCode } from '../codes/redeemCode.ts';
import type { UpdateBody } from '../http/bodies.ts';
import type { Project } from '../Project.ts';
import type { Context } from './Context.ts';
import { withoutPassword } from './withoutPassword.ts';

/** A request's changes to an account. */
interface Update {
  readonly account: Account;
  readonly fields: AccountFields;
  /** The provider of the calling session; undefined without one. */
  readonly provider?: string | undefined;
  readonly newEmail?: string | undefined;
}

/** Changes an account: the caller's with an ID token, an email's recipient with its code, or any as an administrator. */
export function updateAccount(context: Context, body: UpdateBody): object {
  const { project, isAdministrator } = context;
  requirePermission(isAdministrator, body);
  const { account, fields, provider, newEmail } = body.oobCode
    ? redeemCode(project, body.oobCode)
    : requestedUpdate(context, body);
  const { linkProviderUserInfo: link, deleteProvider: unlink } = body;
  if (link) {
    assertCondition(link.providerId, 'MISSING_PROVIDER_ID');
    assertCondition(link.rawId, 'MISSING_RAW_ID');
  }
  const updated = project.accounts.put(
    changeAccount(account, fields, {
      unlink,
      link: link && [{ ...link, providerId: link.providerId ?? '' }],
    }),
  );
  if (!body.oobCode) mailUndo(project, account, updated, provider);
  const response = {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: updated.localId,
    emailVerified: updated.emailVerified,
    providerUserInfo: updated.providerUserInfo,
    email: updated.email,
    displayName: updated.displayName,
    photoUrl: updated.photoUrl,
    newEmail,
    passwordHash: updated.passwordHash,
    ...(fields.validSince && provider && project.issueTokens(updated, { provider })),
  };
  return isAdministrator ? response : withoutPassword(response);
}

function requirePermission(isAdministrator: boolean, body: UpdateBody): void {
  if (body.provider || body.upgradeToFederatedLogin !== undefined)
    throw unsupported('change of the provider');
  if (isAdministrator) {
    assertCondition(body.localId, 'MISSING_LOCAL_ID');
  } else {
    assertCondition(body.idToken || body.oobCode, 'INVALID_REQ_TYPE : Unsupported request parameters.');
    assertCondition(body.customAttributes === undefined, 'INSUFFICIENT_PERMISSION');
  }
  if (body.customAttributes) assertClaims(body.customAttributes);
  if (body.mfa?.enrollments?.length) throw unsupported('second factors');
  const unknown = body.deleteAttribute?.find((name) => name === 'PROVIDER' || name === 'RAW_USER_INFO');
  if (unknown) throw unsupported(`removal of ${unknown}`);
}

function requestedUpdate({ project, isAdministrator }: Context, body: UpdateBody): Update {
  const { account, provider: sessionProvider } = accountToChange(project, body);
  const newEmail = body.email ? canonicalEmail(body.email) : undefined;
  const provider = body.password ? 'password' : sessionProvider;
  const emails = body.email ? emailFields(project, account, body.email, sessionProvider) : {};
  const fields: AccountFields = {
    ...emails,
    ...(body.password && newPasswordFields(body.password)),
    ...((body.password || body.validSince || emails.email) && { validSince: epochSeconds() }),
    ...given(body, ['displayName', 'photoUrl']),
    ...(isAdministrator && administratorFields(project, account, body)),
    ...removedFields(body),
  };
  return { account, fields, provider, newEmail };
}

function accountToChange(
  project: Project,
  { idToken, localId, disableUser }: UpdateBody,
): { account: Account; provider?: string } {
  if (idToken) {
    const { account, provider } = project.accountOf(idToken);
    assertCondition(disableUser === undefined, 'OPERATION_NOT_ALLOWED');
    return { account, provider };
  }
  assertCondition(localId, 'MISSING_LOCAL_ID');
  const account = project.accounts.get(localId);
  assertCondition(account, 'USER_NOT_FOUND');
  return { account };
}

function emailFields(
  { accounts }: Project,
  account: Account,
  given: string,
  provider: string | undefined,
): AccountFields {
  assertCondition(isEmail(given), 'INVALID_EMAIL');
  const email = canonicalEmail(given);
  if (email === account.email) return {};
  assertCondition(!accounts.byEmail(email), 'EMAIL_EXISTS');
  const isFirstChange = provider !== 'anonymous' && account.email && !account.initialEmail;
  return { email, emailVerified: false, ...(isFirstChange && { initialEmail: account.email }) };
}

function administratorFields({ accounts }: Project, account: Account, body: UpdateBody): AccountFields {
  const { phoneNumber, disableUser } = body;
  const isNewNumber = phoneNumber && phoneNumber !== account.phoneNumber;
  if (isNewNumber) {
    assertPhoneNumber(phoneNumber);
    assertCondition(!accounts.byPhoneNumber(phoneNumber), 'PHONE_NUMBER_EXISTS');
  }
  return {
    ...(disableUser !== undefined && { disabled: disableUser }),
    ...(isNewNumber && { phoneNumber }),
    ...given(body, ['emailVerified', 'customAttributes', 'createdAt', 'lastLoginAt', 'validSince']),
  };
}

const noEmail = { email: undefined, emailVerified: undefined, emailLinkSignin: undefined };
const noPassword = { passwordHash: undefined, salt: undefined };

/** The fields that deleting an attribute clears, as undefined. */
const attributeFields = {
  EMAIL: noEmail,
  DISPLAY_NAME: { displayName: undefined },
  PHOTO_URL: { photoUrl: undefined },
  PASSWORD: noPassword,
} as const;

function removedFields({ deleteAttribute = [], deleteProvider = [] }: UpdateBody): AccountFields {
  const attributes = deleteAttribute.map(
    (name) => attributeFields[name as keyof typeof attributeFields] ?? {},
  );
  return Object.assign(
    {},
    ...attributes,
    deleteProvider.includes('password') && { ...noEmail, ...noPassword },
    deleteProvider.includes('phone') && { phoneNumber: undefined },
  ) as AccountFields;
}

/** Those of the named fields that the request sets. */
function given<Name extends keyof UpdateBody & keyof AccountFields>(
  body: UpdateBody,
  names: readonly Name[],
): AccountFields {
  return Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])));
}

/** Notifies an account's first address that the account has a new one. */
function mailUndo(project: Project, before: Account, after: Account, provider: string | undefined): void {
  const isChange = after.email !== undefined && after.email !== before.email;
  if (isChange && provider !== 'anonymous' && after.initialEmail) {
    project.codes.create('RECOVER_EMAIL', after.initialEmail);
  }
}
