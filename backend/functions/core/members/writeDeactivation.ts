import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { paths, type DeactivationWrite } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';

/** Performs one write of a deactivation. */
export const writeDeactivation = (
  transaction: Transaction,
  customerId: string,
  write: DeactivationWrite,
): void => {
  switch (write.kind) {
    case 'assignedAgent': {
      const { communityId, day, memberId } = write;
      const reference = firestore().doc(paths.assignedAgent(customerId, communityId, day));
      if (memberId === null) transaction.delete(reference);
      else transaction.update(reference, { memberId });
      return;
    }
    case 'community': {
      const { communityId, districtManagerId } = write;
      transaction.update(firestore().doc(paths.community(customerId, communityId)), {
        districtManagerId,
        updatedAt: FieldValue.serverTimestamp(),
      });
      return;
    }
    case 'scheduleNight': {
      const { serviceDate, schedule } = write;
      transaction.update(firestore().doc(paths.scheduleNight(customerId, serviceDate)), {
        schedule,
        lastUpdated: FieldValue.serverTimestamp(),
      });
      return;
    }
    case 'requestRecord': {
      const { recordId, requests } = write;
      transaction.update(firestore().doc(`${paths.requests(customerId)}/${recordId}`), { requests });
    }
  }
};
