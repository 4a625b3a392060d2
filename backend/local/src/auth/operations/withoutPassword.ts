import type { Account, AccountFields } from '../accounts/Account.ts';

/** What Google sends an app in place of a password hash: `REDACTED` in base64. */
const redacted = Buffer.from('REDACTED').toString('base64');

/** An account as an administrator may see it: with its hash, as Google gives it. */
export const asExported = ({ hashParameters: _, ...account }: Account): Account => account;

/** An account as an app may see it: it learns only whether there is a password. */
export function withoutPassword<
  Value extends Pick<AccountFields, 'passwordHash' | 'salt' | 'hashParameters'>,
>({ salt: _, hashParameters: _parameters, ...value }: Value): object {
  return value.passwordHash === undefined ? value : { ...value, passwordHash: redacted };
}
