import { doc, setDoc } from 'firebase/firestore';
import { paths, type NotificationSettings } from '../../domain/index.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import { signedBy } from '../settings/signedBy.ts';

/**
 * Changes the given notification settings of the owner; the others are unchanged (spec section 7, Writes).
 */
export const saveNotificationSettings = (customerId: string, change: Partial<NotificationSettings>) =>
  attemptWrite(`Saving ${Object.keys(change).join(', ')}`, () =>
    setDoc(
      doc(firestore(), paths.customer(customerId)),
      { ...change, ...signedBy(customerId) },
      { merge: true },
    ),
  );

/** Renames the business; only its owner may. */
export const saveBusinessName = (customerId: string, businessName: string) =>
  attemptWrite('Saving the name of the business', () =>
    setDoc(doc(firestore(), paths.customer(customerId)), { businessName }, { merge: true }),
  );

/** Sets the business's time zone; only its owner may. @param timeZone an IANA zone */
export const saveBusinessZone = (customerId: string, timeZone: string) =>
  attemptWrite('Saving the time zone of the business', () =>
    setDoc(doc(firestore(), paths.customer(customerId)), { timeZone }, { merge: true }),
  );
