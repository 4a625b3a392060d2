import type { Tier } from 'shared-lib/domain';

/** The owner's fields in a team record. */
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
 * The owner's own team record. The owner is the first member of the team, so a plan of two is the owner plus one
 * additional employee (spec section 9). An existing record follows the owner's name and email, and gets their last
 * visit if it has none; its other fields are kept.
 * @param owner from the customer document and the login; `seenAt` in epoch milliseconds, null for never
 * @param stored the current record; null for none
 * @returns what to write; null if nothing changes
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
