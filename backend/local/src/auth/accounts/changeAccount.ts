import type { Account, AccountFields, Provider } from './Account.ts';

/** Changes to an account's sign-in providers. */
export interface ProviderChanges {
  /** Added, replacing a provider with the same ID. */
  readonly link?: readonly Provider[] | undefined;
  readonly unlink?: readonly string[] | undefined;
}

/**
 * An account with some fields changed. The providers `password` and `phone` are derived from its fields.
 *
 * @param fields undefined removes a field
 */
export function changeAccount(
  account: Account,
  fields: AccountFields,
  { link = [], unlink = [] }: ProviderChanges = {},
): Account {
  const changed: Account = { ...account, ...fields };
  const { own, gone } = ownProviders(changed);
  const kept = changed.providerUserInfo?.filter(({ providerId }) => !unlink.includes(providerId));
  const providers = linked(kept, [...link, ...own]);
  return withoutUndefined({
    ...changed,
    providerUserInfo: providers?.filter(({ providerId }) => !gone.includes(providerId)),
  });
}

/** The providers derived from an account's fields, and the IDs of those its fields rule out. */
function ownProviders({ email, phoneNumber, displayName, photoUrl, ...account }: Account): {
  own: Provider[];
  gone: string[];
} {
  const own: Provider[] = [];
  const gone: string[] = [];
  if (email && (account.passwordHash || account.emailLinkSignin)) {
    own.push({ providerId: 'password', email, federatedId: email, rawId: email, displayName, photoUrl });
  } else gone.push('password');
  if (phoneNumber) own.push({ providerId: 'phone', phoneNumber, rawId: phoneNumber });
  else gone.push('phone');
  return { own, gone };
}

/** Undefined if there have never been any. */
function linked(kept: readonly Provider[] | undefined, added: readonly Provider[]): Provider[] | undefined {
  if (kept === undefined && added.length === 0) return undefined;
  const byId = new Map<string, Provider>();
  for (const provider of [...(kept ?? []), ...added]) {
    byId.set(provider.providerId, withoutUndefined({ ...provider }));
  }
  return [...byId.values()];
}

function withoutUndefined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Value;
}
