import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { paths, type Person } from '../../domain/index.ts';
import type { Account } from '../account.slice.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';

/** Changes the signed-in user's profile; the rest of their document is unchanged. */
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
