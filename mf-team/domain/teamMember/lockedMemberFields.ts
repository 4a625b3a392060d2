/** Why a field of a team record can't be changed: it is the owner's record, or the author's own. */
export interface LockedMemberFields {
  readonly tier: 'ownerRecord' | 'oneself' | null;
  readonly email: 'ownerRecord' | 'oneself' | null;
}

/**
 * The fields of a team record that the author can't change. The owner has every right regardless of the tier.
 * Admins can't change their own tier, so they can't lock themselves out; the owner or another Admin can. Only
 * the owner can change the owner's email, since it controls the account; one's own email is changed in the
 * settings, where it must be confirmed.
 * @param memberId whose record
 * @param customerId the owner's uid
 * @param uid the author's
 */
export const lockedMemberFields = (
  memberId: string,
  customerId: string,
  uid: string,
): LockedMemberFields => ({
  tier: memberId === customerId ? 'ownerRecord' : memberId === uid ? 'oneself' : null,
  email: memberId === uid ? 'oneself' : memberId === customerId ? 'ownerRecord' : null,
});
