import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { paths, type Person } from '../../domain/index.ts';
import type { Account } from '../account.slice.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import type { LiveResult } from '../live.ts';
import { combineLive } from '../combineLive.ts';
import { useTeamMember } from '../team/team.api.ts';
import { useAccount } from '../useAccount.ts';
import { useCustomer } from './customer.api.ts';

/** The signed-in user's profile, live, whatever their role; null if their document is missing. */
export function usePerson(): LiveResult<Person | null> {
  const { uid, role } = useAccount();
  const owner = useCustomer(undefined, { skip: role !== 'owner' });
  const member = useTeamMember(uid, { skip: role === 'owner' });
  const own: LiveResult<Person | null> = role === 'owner' ? owner : member;
  return combineLive([own], (person) => person);
}

/** Changes the signed-in user's profile; the rest of their document stays. */
export const savePerson = ({ uid, customerId, role }: Account, change: Partial<Person>) =>
  attemptWrite(`Saving ${Object.keys(change).join(', ')}`, () =>
    role === 'owner'
      ? setDoc(doc(firestore(), paths.customer(customerId)), change, { merge: true })
      : updateDoc(doc(firestore(), paths.teamMember(customerId, uid)), {
          ...change,
          lastModified: serverTimestamp(),
          lastModifiedBy: { uid, at: serverTimestamp() },
        }),
  );
