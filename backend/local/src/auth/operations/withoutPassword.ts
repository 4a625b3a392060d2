/** What Google sends an app in place of a password hash: `REDACTED` in base64. */
const redacted = Buffer.from('REDACTED').toString('base64');

/** An account as an app may see it: it learns only whether there is a password. */
export function withoutPassword<
  Value extends { passwordHash?: string | undefined; salt?: string | undefined },
>({ salt: _, ...value }: Value): object {
  return value.passwordHash === undefined ? value : { ...value, passwordHash: redacted };
}
