import * as z from 'zod/mini';
import { flag, id, nameOrEmpty, orNull, phone, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { sessionsEnded, wordingFields } from '../base/wording.ts';
import { deliveryFailureSchema } from '../message/deliveryFailure.ts';

/** The tiers of team members (spec section 6), from most to least access. */
export const tiers = ['Admin', 'District Manager', 'Collection Specialist'] as const;

export type Tier = (typeof tiers)[number];

/**
 * What is known of a member beyond name, email and role: kept as it is sent. A new field begins here; the function that writes it, the
 * form's values and their comparison with what is stored follow from it.
 */
export const memberDetails = { phone: orNull(phone) };

const stored = z.object({
  id,
  /**
   * Login uid; the same as the id. Absent on a member who never had a login account. While there is an `invitation`, nobody has that login
   * yet.
   */
  uid: orNull(id),
  /** The owner's uid, repeated so that a query over all `team` collections finds whose member this is. */
  customerId: orNull(id),
  firstName: nameOrEmpty,
  lastName: nameOrEmpty,
  email: nameOrEmpty,
  ...memberDetails,
  tier: z.enum(tiers),
  isActive: flag(true),
  profilePic: orNull(text(2048)),
  ...wordingFields,
  sessionsEndedAt: sessionsEnded,
  lastActive: orNull(instant),
  dateCreated: orNull(instant),
  lastModified: orNull(instant),
  /** Who made the change of that moment; of any other moment it says nothing of the last change, which nobody signed. */
  lastModifiedBy: orNull(z.object({ uid: id, at: instant })),
  /** There from the first write of a deactivation to its last: what still hangs on the member goes to whoever takes over. */
  deactivation: orNull(z.object({ takenOverBy: orNull(id), startedAt: instant })),
  /** There until the member joins, or is deactivated: their one link that counts, `accountLinks/{linkId}`. They have no login till then. */
  invitation: orNull(
    z.object({
      linkId: id,
      sentAt: instant,
      expiresAt: instant,
      /** Why its mail did not arrive; null unless it failed. Functions write it when they hear of it. */
      failure: orNull(deliveryFailureSchema),
    }),
  ),
});

/** A member's name as it is shown and searched. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

/** A member of an owner's team, `customers/{customerId}/team/{uid}`; active unless explicitly not. */
export const teamMemberSchema = z.pipe(
  stored,
  z.transform(({ lastModifiedBy: by, ...member }) => ({
    ...member,
    fullName: fullNameOf(member),
    /** The login uid of who changed it last; null where that is not known. */
    lastModifiedBy: by !== null && by.at === member.lastModified ? by.uid : null,
  })),
);

export type TeamMember = z.output<typeof teamMemberSchema>;

/**
 * As much of a team record as tells whose member someone is. Records found across all customers are read with this, so
 * that a leftover one, however incomplete, still counts.
 */
export const teamRecordSchema = z.object({ customerId: orNull(id) });

export type TeamRecord = z.output<typeof teamRecordSchema>;
