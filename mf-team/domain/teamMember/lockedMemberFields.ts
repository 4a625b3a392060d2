/** Why a field of a team record can't be changed: it is the owner's record, or the author's own. */
export interface LockedMemberFields {
  readonly tier: 'ownerRecord' | 'oneself' | null;
  readonly email: 'ownerRecord' | 'oneself' | null;
}

/**
 * What somebody who runs a business can't change of a team record. The owner has every right whatever the tier says. Nobody takes
 * the dashboard from themself by their own tier: the owner or another Admin does that. The address by which the owner signs
 * in is the owner's alone, since whoever has it has the account; and one's own is changed in the settings, where it has to be confirmed.
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
