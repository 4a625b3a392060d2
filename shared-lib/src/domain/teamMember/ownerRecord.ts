import type { Tier } from './teamMember.ts';

/** What a team record says of the owner. */
export interface OwnerRecord {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly tier: Tier;
  readonly isActive: boolean;
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The owner's own team record: the owner is the first member of the team, so that a plan of two is the owner plus one employee (spec
 * section 9). One that is there follows the owner's name and email; whatever else it says stays.
 * @param owner as the customer document and the login have it
 * @param stored the record as it is; null for none
 * @returns what to write; null when nothing is to be changed
 */
export const planOwnerRecord = (
  { firstName, lastName, email }: Named & { readonly email: string },
  stored: (Named & { readonly email: string }) | null,
): OwnerRecord | Partial<OwnerRecord> | null => {
  if (stored === null) return { firstName, lastName, email, tier: 'Admin', isActive: true };
  const isNameNew = firstName !== '' && (firstName !== stored.firstName || lastName !== stored.lastName);
  const isEmailNew = email !== '' && email.toLowerCase() !== stored.email.toLowerCase();
  if (!isNameNew && !isEmailNew) return null;
  return { ...(isNameNew && { firstName, lastName }), ...(isEmailNew && { email }) };
};
