import { onDocumentUpdated } from 'firebase-functions/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { personIn, migrateOwnerRecord } from '../ownerRecord.ts';

/** Copies an owner's changed name to their team record. Owners without one get it from `migrateOwnerRecord`. */
export const followOwner = onDocumentUpdated(
  { document: 'customers/{customerId}', ...runtime.trigger, retry: true },
  async ({ params: { customerId }, data }) => {
    if (!data) return;
    const [before, after] = [personIn(data.before), personIn(data.after)];
    if (before.firstName === after.firstName && before.lastName === after.lastName) return;
    const record = await firestore().doc(paths.teamMember(customerId, customerId)).get();
    if (record.exists) await migrateOwnerRecord(customerId);
  },
);
