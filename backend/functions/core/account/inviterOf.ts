import { customerSchema, paths, teamMemberSchema } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';

/** The sender that an email to a team member names. */
export interface Inviter {
  /** Empty for a business without a name. */
  readonly businessName: string;
  /** The person's name; empty if unknown. */
  readonly name: string;
  readonly language: 'en' | 'es';
}

/** Longer names are truncated: the email goes to an arbitrary address, and a name must not carry whole sentences. */
const maxLength = 80;

const nameIn = (name: string | undefined): string =>
  (name ?? '').replace(/\s+/g, ' ').trim().slice(0, maxLength);

/**
 * The sender of an email to a team member.
 * @param uid of that owner or Admin
 */
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
