import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { paths, repairCalls, withResidentKeys } from 'shared-lib/domain';
import { planRepair, type RepairPlan } from '../domain/planRepair.ts';
import { repairedField } from '../../community/domain/agentChanges.ts';
import { editedBy, logActivity } from '../../community/activity.ts';
import { fieldRefusal } from '../../../../kernel/fieldRefusal.ts';
import { firestore } from '../../../../kernel/firebase.ts';
import { officeCall } from '../../../../kernel/officeCall.ts';
import { repairableKinds } from '../repairableKinds.ts';

type Written = Extract<RepairPlan, { kind: 'write' }>;

const refusalOf = ({ fields }: Extract<RepairPlan, { kind: 'refused' }>): HttpsError =>
  fieldRefusal(
    'invalid-argument',
    `These fields need a different value: ${Object.keys(fields).join(', ')}.`,
    Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, { code }])),
  );

/** The fields that a repair writes, including removed ones. */
const fieldsOf = ({ set, remove }: Written) => ({
  ...set,
  ...Object.fromEntries(remove.map((field) => [field, FieldValue.delete()])),
});

/**
 * Repairs a record that its schema rejects and lists therefore leave out. Payload: `{ kind, id, values }`, that is, a collection of the
 * business, the record's id, and the values entered for its damaged fields. Fields without a value are cleared; everything readable is
 * kept, including list entries. The repair and its log entry (`repairs`, and the community's log) are one transaction. Retries are
 * idempotent.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `not-found`; `invalid-argument` also with the fields that need another value
 */
export const repairRecord = officeCall(repairCalls.repairRecord, async (requested, { customerId, by }) => {
  const { id, values } = requested;
  const kind = repairableKinds.find(({ collection }) => collection === requested.kind);
  if (kind === undefined)
    throw new HttpsError('invalid-argument', 'kind: records of this kind can’t be repaired.');
  const { collection: name } = kind;
  const reference = firestore().doc(`${paths[name](customerId)}/${id}`);
  await firestore().runTransaction(async (transaction) => {
    const data = (await transaction.get(reference)).data();
    if (data === undefined) throw new HttpsError('not-found', 'Record not found.');
    const plan = planRepair(kind, { customerId, id, now: new Date() }, data, values);
    if (plan.kind === 'whole') return;
    if (plan.kind === 'refused') throw refusalOf(plan);
    const at = FieldValue.serverTimestamp();
    const touched = Object.fromEntries((kind.touched ?? []).map((field) => [field, at]));
    transaction.update(reference, {
      ...(name === 'units' ? withResidentKeys(fieldsOf(plan)) : fieldsOf(plan)),
      ...touched,
      ...(name === 'communities' && editedBy(by)),
    });
    const { changes } = plan;
    transaction.create(firestore().collection(paths.repairs(customerId)).doc(), {
      at,
      by,
      kind: name,
      recordId: id,
      changes,
    });
    if (name === 'communities') {
      const lines = changes.map((change) => ({ ...change, field: repairedField(change.field) }));
      logActivity(transaction, customerId, id, { act: 'edited', by, changes: lines });
    }
  });
  return { success: true };
});
