import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { paths } from 'shared-lib/domain';
import { contactAnswerCalls, maxOwnTemplates, templateProblems } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import {
  deleteCustomText,
  requireSeenRevision,
  requireSendable,
} from 'backend/functions/core/messages/customTexts.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

/**
 * Creates, changes or deletes a business's own answer template: payload
 * `{ templateId, words: { name, en, es }, seen }`, where null `words` delete it; result `{ success: true }`.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `invalid-argument` with the errors in the text;
 * `aborted` with the other author if the last change was not seen; `resource-exhausted` beyond the maximum
 * number
 */
export const changeAnswerTemplate = officeCall(
  contactAnswerCalls.changeAnswerTemplate,
  async ({ templateId, words, seen }, { customerId, by }) => {
    if (words) requireSendable(templateProblems(words));
    const reference = firestore().doc(paths.answerTemplate(customerId, templateId));
    if (words === null) {
      await deleteCustomText(reference, seen, by);
      return { success: true };
    }
    await firestore().runTransaction(async (transaction) => {
      const [stored, kept] = await Promise.all([
        transaction.get(reference),
        transaction.get(firestore().collection(paths.answerTemplates(customerId)).count()),
      ]);
      requireSeenRevision(stored, seen);
      if (!stored.exists && kept.data().count >= maxOwnTemplates)
        throw new HttpsError(
          'resource-exhausted',
          `A business can have at most ${maxOwnTemplates} templates.`,
        );
      const now = FieldValue.serverTimestamp();
      transaction.set(
        reference,
        {
          ...words,
          ...(!stored.exists && { createdAt: now, createdBy: by }),
          updatedAt: now,
          updatedBy: by,
        },
        { merge: true },
      );
    });
    return { success: true };
  },
);
