import * as z from 'shared-lib/domain/schema';
import { id, orNull, phone, text } from 'shared-lib/domain/schema';
import { instant, accountLinkKinds } from 'shared-lib/domain';

/**
 * A link to join a team, choose a password or confirm an address, `accountLinks/{id}`. The id is a hash of the link's token; only the
 * email has the token itself. Clients neither read nor write these.
 */
export const accountLinkSchema = z.object({
  id,
  kind: z.enum(accountLinkKinds),
  /** The login it is for. An invitation has the future login, which is the member's id. */
  uid: id,
  /** The business of an invitation; null for other links. */
  customerId: orNull(id),
  /** The address it was sent to, empty for a text. The link is invalid once the login has another one. */
  email: text(320),
  /** The number it was texted to; null for an email. */
  phone: orNull(phone),
  expiresAt: instant,
  /** When the invitation was accepted; null until then. Other links are deleted after use. */
  usedAt: orNull(instant),
});

export type AccountLink = z.output<typeof accountLinkSchema>;

/**
 * Whether a link for an existing login is still valid.
 * @param login the account it names; null if deleted
 * @param now epoch milliseconds
 */
export const isLinkOpen = (
  link: Pick<AccountLink, 'email' | 'expiresAt'>,
  login: { readonly email?: string | undefined; readonly disabled: boolean } | null,
  now: number,
): boolean =>
  login !== null &&
  !login.disabled &&
  login.email?.toLowerCase() === link.email.toLowerCase() &&
  now < link.expiresAt;
