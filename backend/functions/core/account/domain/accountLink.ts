import * as z from 'shared-lib/domain/schema';
import { id, language, orNull, text, sentEmail } from 'shared-lib/domain/schema';
import { instant, accountLinkKinds } from 'shared-lib/domain';

/**
 * A link with which someone joins a team, chooses a password or confirms their address, `accountLinks/{id}`. The id is a hash of the
 * link's token, which stands in the mail alone. No client reads or writes these.
 */
export const accountLinkSchema = z.object({
  id,
  kind: z.enum(accountLinkKinds),
  /** Whose login it is about; of a link to join, the login that there will be, which is the member's id. */
  uid: id,
  /** Whose team a link to join is about; null for any other. */
  customerId: orNull(id),
  /** The address that the mail went to: a link to an address that the login has no more opens nothing. */
  email: text(320),
  expiresAt: instant,
  /** When somebody joined with it; null until then. Other links are removed when they have been used. */
  usedAt: orNull(instant),
});

export type AccountLink = z.output<typeof accountLinkSchema>;

/** Whether a link about a login that there is can still be used. @param login the account that it names; null when it is gone @param now epoch milliseconds */
export const isLinkOpen = (
  link: Pick<AccountLink, 'email' | 'expiresAt'>,
  login: { readonly email?: string | undefined; readonly disabled: boolean } | null,
  now: number,
): boolean =>
  login !== null &&
  !login.disabled &&
  login.email?.toLowerCase() === link.email.toLowerCase() &&
  now < link.expiresAt;

/** What somebody sends who forgot their password: their email, and the language of the page. */
export const passwordResetRequestSchema = z.object({ email: sentEmail, language: orNull(language) });

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/, 'token'));

/** A link's token, as the page sends it that the link opens. */
export const accountTokenSchema = z.object({ token });

/** The password that someone chooses. Auth bounds what it takes: at least six letters, at most 4,096. */
export const chosenPasswordSchema = z.object({
  token,
  password: z.string().check(z.minLength(6), z.maxLength(4096)),
});

/** What somebody sends who is signed in and chooses another password: functions judge it by `passwordProblem`. */
export const passwordChangeSchema = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(4096)),
  language: orNull(language),
});
