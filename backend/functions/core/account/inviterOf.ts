import { customerSchema, paths, teamMemberSchema } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';

/** On whose behalf a mail to a team member is sent. */
export interface Inviter {
  /** Empty for a business that has not said its name. */
  readonly businessName: string;
  /** The person's name; empty where it isn't known. */
  readonly name: string;
  readonly language: 'en' | 'es';
}

/** Longer names are cut: the mail goes to an address that somebody typed, and is no place for whole sentences. */
const mostLetters = 80;

const nameIn = (name: string | undefined): string =>
  (name ?? '').replace(/\s+/g, ' ').trim().slice(0, mostLetters);

/** Who writes to a member of the team. @param uid of the owner or Admin who does */
export const inviterOf = async (customerId: string, uid: string): Promise<Inviter> => {
  const [owner, member] = await firestore().getAll(
    firestore().doc(paths.customer(customerId)),
    firestore().doc(paths.teamMember(customerId, uid)),
  );
  const customer = recordOf(customerSchema, owner!);
  const ofOwner = uid === customerId ? `${customer?.firstName ?? ''} ${customer?.lastName ?? ''}` : '';
  const language: unknown = owner!.get('language');
  return {
    businessName: nameIn(customer?.businessName),
    name: nameIn(recordOf(teamMemberSchema, member!)?.fullName) || nameIn(ofOwner),
    language: language === 'es' ? 'es' : 'en',
  };
};
