import type { Account, AccountFields } from '../accounts/Account.ts';

/** What Google sends an app instead of a password hash: `REDACTED` in base64. */
const redacted = Buffer.from('REDACTED').toString('base64');

/** An account as returned to an administrator: with its hash, like Google. */
export const asExported = ({ hashParameters: _, ...account }: Account): Account => account;

/** An account as returned to an app, which only learns whether there is a password. */
export function withoutPassword<
  Value extends Pick<AccountFields, 'passwordHash' | 'salt' | 'hashParameters'>,
>({ salt: _, hashParameters: _parameters, ...value }: Value): object {
  return value.passwordHash === undefined ? value : { ...value, passwordHash: redacted };
}
