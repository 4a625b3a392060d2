import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { checkWords, paths, smsTemplateChangeSchema, textLanguages } from 'shared-lib/domain';
import { authorise } from '../authorise.ts';
import { callableOptions, payloadOf } from '../calls.ts';
import { fieldRefusal } from '../fieldRefusal.ts';
import { firestore } from '../firebase.ts';
import { onCall } from '../onCall.ts';

/**
 * Changes the owner's words for one kind of text: payload `{ kind, words: { en, es }, seen }`, where no words go back to ours; result
 * `{ success: true }`.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `invalid-argument` that names what is wrong with the words; `aborted` with who
 *   was first where its author has not seen the last change
 */
export const changeSmsTemplate = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const { kind, words, seen } = payloadOf(smsTemplateChangeSchema, request.data);
  const problems = textLanguages.flatMap((language) => {
    const problem = words && checkWords(kind, words[language]);
    return problem ? [[language, problem] as const] : [];
  });
  if (problems.length > 0)
    throw fieldRefusal('invalid-argument', 'These words can’t be sent.', Object.fromEntries(problems));
  const reference = firestore().doc(paths.smsTemplate(customerId, kind));
  await firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    const updatedAt: unknown = stored.get('updatedAt');
    const last = updatedAt instanceof Timestamp ? updatedAt.toMillis() : null;
    if (last !== seen)
      throw new HttpsError('aborted', 'Somebody else has changed these words.', {
        by: stored.get('updatedBy') ?? null,
      });
    if (words === null) transaction.delete(reference);
    else
      transaction.set(reference, {
        ...words,
        updatedAt: FieldValue.serverTimestamp(),
        updatedBy: request.auth?.uid ?? null,
      });
  });
  return { success: true };
});
