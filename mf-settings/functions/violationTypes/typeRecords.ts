import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { paths, violationTypeSchema, type ViolationType } from 'shared-lib/domain';
import type { TypePlan, TypeRefusal } from 'mf-settings/domain';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import type { Author } from 'backend/kernel/officeCall.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { conflictError } from 'backend/kernel/conflictError.ts';

/** All of an account's types, including merged ones; damaged ones are skipped. */
export const readTypes = async (transaction: Transaction, customerId: string): Promise<ViolationType[]> => {
  const { docs } = await transaction.get(firestore().collection(paths.violationTypes(customerId)));
  return docs.flatMap((found) => recordOf(violationTypeSchema, found) ?? []);
};

/** Whether a violation has this type. */
export const isTypeUsed = async (
  transaction: Transaction,
  customerId: string,
  typeId: string,
): Promise<boolean> => {
  const used = firestore().collection(paths.violations(customerId)).where('typeId', '==', typeId).limit(1);
  return !(await transaction.get(used)).empty;
};

const codeOf: Readonly<Partial<Record<TypeRefusal, 'not-found' | 'already-exists' | 'resource-exhausted'>>> =
  {
    gone: 'not-found',
    taken: 'already-exists',
    takenByArchived: 'already-exists',
    tooManyTypes: 'resource-exhausted',
  };

/**
 * Writes a change's plan, with its author and time.
 * @throws HttpsError with the refused field or, after a concurrent change, its author
 */
export const writeTypePlan = (
  transaction: Transaction,
  { customerId, by }: Author,
  plan: TypePlan,
  types: readonly ViolationType[],
  typeId: string,
): void => {
  if (!plan.ok) {
    const { code, field } = plan;
    if (code === 'changedMeanwhile') {
      throw conflictError({ by: types.find(({ id }) => id === typeId)?.updatedBy });
    }
    throw fieldRefusal(codeOf[code] ?? 'failed-precondition', `Can't change the violation type: ${code}.`, {
      [field]: { code },
    });
  }
  const now = FieldValue.serverTimestamp();
  for (const [id, changes] of plan.changes) {
    const isNew = types.every((type) => type.id !== id);
    transaction.set(
      firestore().doc(paths.violationType(customerId, id)),
      {
        ...storedFields(violationTypeSchema, changes),
        // A new position doesn't affect what someone else may be editing.
        ...(Object.keys(changes).join() !== 'order' && { updatedAt: now, updatedBy: by }),
        ...(isNew && { createdAt: now, createdBy: by }),
      },
      // Lists and names are replaced as a whole.
      { merge: true },
    );
  }
  if (plan.removed !== null)
    transaction.delete(firestore().doc(paths.violationType(customerId, plan.removed)));
};
