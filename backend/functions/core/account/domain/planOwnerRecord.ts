import type { Tier } from 'shared-lib/domain';

/** What a team record says of the owner. */
export interface OwnerRecord {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly tier: Tier;
  readonly isActive: boolean;
  /** Epoch milliseconds. */
  readonly lastActive?: number;
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The owner's own team record: the owner is the first member of the team, so that a plan of two is the owner plus one employee (spec
 * section 9). One that is there follows the owner's name and email, and takes over when the owner was here if it says nothing of that;
 * whatever else it says stays.
 * @param owner as the customer document and the login have it; `seenAt` in epoch milliseconds, null for never
 * @param stored the record as it is; null for none
 * @returns what to write; null when nothing is to be changed
 */
export const planOwnerRecord = (
  { firstName, lastName, email, seenAt }: Named & { readonly email: string; readonly seenAt: number | null },
  stored: (Named & { readonly email: string; readonly wasActive: boolean }) | null,
): OwnerRecord | Partial<OwnerRecord> | null => {
  const seen = seenAt === null || stored?.wasActive ? {} : { lastActive: seenAt };
  if (stored === null) return { firstName, lastName, email, tier: 'Admin', isActive: true, ...seen };
  const isNameNew = firstName !== '' && (firstName !== stored.firstName || lastName !== stored.lastName);
  const isEmailNew = email !== '' && email.toLowerCase() !== stored.email.toLowerCase();
  const changes = { ...(isNameNew && { firstName, lastName }), ...(isEmailNew && { email }), ...seen };
  return Object.keys(changes).length === 0 ? null : changes;
};
