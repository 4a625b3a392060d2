import { FieldValue } from 'firebase-admin/firestore';
import { broadcastCalls, checkWords } from 'mf-settings/domain';
import { paths, textLanguages } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import {
  deleteCustomText,
  requireSeenRevision,
  requireSendable,
} from 'backend/functions/core/messages/customTexts.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

/**
 * Changes the owner's words for one kind of text: payload `{ kind, words: { en, es }, seen }`, where no words restore
 * our defaults; result `{ success: true }`.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `invalid-argument` that names the problem with the
 * words; `aborted` with the first author if its author has not seen the last change
 */
export const changeSmsTemplate = officeCall(broadcastCalls.changeSmsTemplate, async (change, author) => {
  const { kind, words, seen } = change;
  if (words) {
    requireSendable(
      Object.fromEntries(textLanguages.map((language) => [language, checkWords(kind, words[language])])),
    );
  }
  const reference = firestore().doc(paths.smsTemplate(author.customerId, kind));
  if (words === null) {
    await deleteCustomText(reference, seen, author.by);
    return { success: true };
  }
  await firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    requireSeenRevision(stored, seen);
    transaction.set(reference, {
      ...words,
      updatedAt: FieldValue.serverTimestamp(),
      updatedBy: author.by,
    });
  });
  return { success: true };
});
