import * as z from 'shared-lib/domain/schema';
import { id, orNull, phone, text } from 'shared-lib/domain/schema';
import { accountLinkKinds, instant, type TeamMember } from 'shared-lib/domain';

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

/** The facts known when someone opens an invitation link. */
export interface JoiningFacts {
  /** The link with that token; null if there is none. */
  readonly link: Pick<AccountLink, 'id' | 'kind' | 'email' | 'phone' | 'expiresAt' | 'usedAt'> | null;
  /** The current member record; null if deleted. */
  readonly member: Pick<TeamMember, 'id' | 'email' | 'phone' | 'deactivation' | 'invitation'> | null;
  /** The login that now has the link's address, or the address chosen after a text; null if none has it. */
  readonly holder: {
    readonly uid: string;
    readonly disabled: boolean;
    /** Whether the login opens a business or a team. */
    readonly isInUse: boolean;
  } | null;
}

/**
 * The effects of opening an invitation link:
 * - `over`: nothing, because it was used, replaced or revoked, has expired, or never existed;
 * - `taken`: nothing, because the address now opens another business or team;
 * - `create`: creates the login account;
 * - `finish`: completes an interrupted attempt that already created it;
 * - `replace`: replaces an account that opens nothing, because a login has its member's id. Anyone who reads that
 * inbox could reset its password anyway. A text doesn’t prove that, so an address chosen after one must be free.
 */
export type JoiningPlan = 'over' | 'taken' | 'create' | 'finish' | 'replace';

/** Decides what an invitation link does. @param now epoch milliseconds */
export const planJoining = ({ link, member, holder }: JoiningFacts, now: number): JoiningPlan => {
  const isOpen =
    link !== null &&
    member !== null &&
    link.kind === 'joining' &&
    link.usedAt === null &&
    now < link.expiresAt &&
    member.deactivation === null &&
    member.invitation?.linkId === link.id &&
    member.email.toLowerCase() === link.email.toLowerCase() &&
    (link.email !== '' || (link.phone !== null && link.phone === member.phone));
  if (!isOpen) return 'over';
  if (holder === null) return 'create';
  if (holder.uid === member.id) return holder.disabled ? 'taken' : 'finish';
  return holder.disabled || holder.isInUse || link.email === '' ? 'taken' : 'replace';
};
