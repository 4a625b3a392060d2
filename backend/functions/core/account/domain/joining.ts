import type { TeamMember } from 'shared-lib/domain';
import type { AccountLink } from './accountLink.ts';

/** What is known when somebody opens the link of an invitation. */
export interface JoiningFacts {
  /** The link of that token; null for none. */
  readonly link: Pick<AccountLink, 'id' | 'kind' | 'email' | 'expiresAt' | 'usedAt'> | null;
  /** The member whom it is for, as they are now; null when they are gone. */
  readonly member: Pick<TeamMember, 'id' | 'email' | 'deactivation' | 'invitation'> | null;
  /** Who signs in with that address by now; null for nobody. */
  readonly holder: {
    readonly uid: string;
    readonly disabled: boolean;
    /** Whether the login opens a business or a team. */
    readonly isInUse: boolean;
  } | null;
}

/**
 * What becomes of somebody who opens the link of an invitation:
 * `over`: nothing, for it was used, replaced or withdrawn, is too old, or never was;
 * `taken`: nothing, since the address opens another business or team by now;
 * `create`: their login account is made;
 * `finish`: it was made by an attempt that broke off;
 * `replace`: it is made in place of one that opens nothing, for a login has the id of its member. Whoever reads the mails of an address
 * may set the password of its account anyway.
 */
export type JoiningPlan = 'over' | 'taken' | 'create' | 'finish' | 'replace';

/** Decides what the link of an invitation does. @param now epoch milliseconds */
export const planJoining = ({ link, member, holder }: JoiningFacts, now: number): JoiningPlan => {
  const isOpen =
    link !== null &&
    member !== null &&
    link.kind === 'joining' &&
    link.usedAt === null &&
    now < link.expiresAt &&
    member.deactivation === null &&
    member.invitation?.linkId === link.id &&
    member.email.toLowerCase() === link.email.toLowerCase();
  if (!isOpen) return 'over';
  if (holder === null) return 'create';
  if (holder.uid === member.id) return holder.disabled ? 'taken' : 'finish';
  return holder.disabled || holder.isInUse ? 'taken' : 'replace';
};
