import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { activityCalls, businessActivitySchema, planSettingsUndo } from 'mf-settings/domain';
import { customerSchema, paths, readDocument, settingsSchemas, type DocumentSchema } from 'shared-lib/domain';
import { conflictError } from 'backend/kernel/conflictError.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { requireRecord } from 'backend/kernel/records.ts';

/** The document and the schema of a settings section. Sections that can't be undone are refused earlier. */
const sectionOf = (
  customerId: string,
  section: string,
): { readonly reference: DocumentReference; readonly schema: DocumentSchema<object> } =>
  section === 'notifications'
    ? { reference: firestore().doc(paths.customer(customerId)), schema: customerSchema }
    : {
        reference: firestore().doc(paths.settingsSection(customerId, section)),
        schema: Object.hasOwn(settingsSchemas, section)
          ? settingsSchemas[section as keyof typeof settingsSchemas]
          : customerSchema,
      };

/**
 * Undoes a change of settings from the activity log: payload `{ entryId }`, result `{ success: true }`. The settings
 * must still have the values that the change left. The undo is logged, so it can be undone too.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` if someone
 * changed the same settings since, naming them; `failed-precondition` with the reason `notUndoable`
 */
export const undoSettingsChange = officeCall(
  activityCalls.undoSettingsChange,
  async ({ entryId }, { customerId, by }) => {
    const log = firestore().collection(paths.businessActivity(customerId));
    await firestore().runTransaction(async (transaction) => {
      const entry = requireRecord(
        businessActivitySchema,
        await transaction.get(log.doc(entryId)),
        'Change not found.',
      );
      const { reference, schema } = sectionOf(customerId, entry.recordId);
      const found = await transaction.get(reference);
      const read = readDocument(schema, reference.path, found.data() ?? {});
      const plan = read.ok
        ? planSettingsUndo(entry, read.value as Readonly<Record<string, unknown>>)
        : ({ ok: false, code: 'notUndoable' } as const);
      if (!plan.ok) {
        if (plan.code === 'changedMeanwhile') {
          throw conflictError({ by: found.get('lastModifiedBy.uid') as string | undefined });
        }
        throw new HttpsError('failed-precondition', 'This change can’t be undone.', { reason: plan.code });
      }
      const lastModifiedBy = { uid: by, at: FieldValue.serverTimestamp() };
      transaction.set(reference, { ...plan.fields, lastModifiedBy }, { merge: true });
    });
    return { success: true };
  },
);
