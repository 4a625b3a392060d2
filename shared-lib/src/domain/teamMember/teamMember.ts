import * as z from 'zod/mini';
import { flag, id, nameOrEmpty, orNull, phone, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { sessionsEnded, localeFields } from '../base/localePreferences.ts';
import { deliveryFailureSchema } from '../message/deliveryFailure.ts';

/** The tiers of team members (spec section 6), from most to least access. */
export const tiers = ['Admin', 'District Manager', 'Collection Specialist'] as const;

export type Tier = (typeof tiers)[number];

/**
 * A member's details beyond name, email and role, stored as sent. A new field begins here; the function that writes
 * it, the form's values and the comparison with the stored ones follow.
 */
export const memberDetails = { phone: orNull(phone) };

const stored = z.object({
  id,
  /**
   * Login uid; the same as the id. Absent on a member who never had a login account. While there is an `invitation`,
   * that login doesn't exist yet.
   */
  uid: orNull(id),
  /** The owner's uid, repeated so a query over all `team` collections finds the member's owner. */
  customerId: orNull(id),
  firstName: nameOrEmpty,
  lastName: nameOrEmpty,
  email: nameOrEmpty,
  /** Whether they chose it after an invitation by text and haven't opened its link yet. Notices don't go there. */
  isEmailUnconfirmed: flag(false),
  ...memberDetails,
  tier: z.enum(tiers),
  isActive: flag(true),
  profilePic: orNull(text(2048)),
  ...localeFields,
  sessionsEndedAt: sessionsEnded,
  lastActive: orNull(instant),
  dateCreated: orNull(instant),
  lastModified: orNull(instant),
  /** Who made the change at that moment; if `lastModified` differs, the last change has no known author. */
  lastModifiedBy: orNull(z.object({ uid: id, at: instant })),
  /**
   * Present from the first write of a deactivation to its last: whatever is still linked to the member goes to this
   * person.
   */
  deactivation: orNull(z.object({ takenOverBy: orNull(id), startedAt: instant })),
  /**
   * Present until the member joins or is deactivated: their one valid link, `accountLinks/{linkId}`. Until then they
   * have no login.
   */
  invitation: orNull(
    z.object({
      linkId: id,
      sentAt: instant,
      expiresAt: instant,
      /** Why its email failed; otherwise null. Functions write it when notified. */
      failure: orNull(deliveryFailureSchema),
    }),
  ),
});

/** A member's name as shown and searched. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** A member of an owner's team, `customers/{customerId}/team/{uid}`; active unless explicitly inactive. */
export const teamMemberSchema = z.pipe(
  stored,
  z.transform(({ lastModifiedBy: by, ...member }) => ({
    ...member,
    fullName: fullNameOf(member),
    /** The login uid of the last editor; null if unknown. */
    lastModifiedBy: by !== null && by.at === member.lastModified ? by.uid : null,
  })),
);

export type TeamMember = z.output<typeof teamMemberSchema>;

/**
 * The part of a team record that identifies the member's owner. Records found across all customers are read with
 * this, so a leftover one, however incomplete, still counts.
 */
export const teamRecordSchema = z.object({ customerId: orNull(id) });

export type TeamRecord = z.output<typeof teamRecordSchema>;
