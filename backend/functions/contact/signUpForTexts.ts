import { HttpsError } from 'firebase-functions/https';
import { sentTextSignUpSchema } from 'shared-lib/domain';
import { callableOptions, payloadOf } from '../calls.ts';
import { runtime } from '../runtime.ts';
import { onCall } from '../onCall.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { areTextsOffered } from './areTextsOffered.ts';
import { doorOf } from './doorOf.ts';
import { guardPublicForm } from './guard.ts';
import { publicPlaceOf, requireOpen } from './publicPlace.ts';
import { mayWrite, writeSignUp } from './writeSignUp.ts';

/**
 * Asks for texts: payload `SentTextSignUp`, result `{ success: true }`, for anybody. A text asks the number for a YES; only that opts it in.
 * The answer is the same whether or not the unit or the number is known, gets texts already, or wrote STOP: such a number gets none.
 * @throws HttpsError `invalid-argument`; `not-found` where there is no such page; `unavailable` where the business sends no texts;
 *   `failed-precondition` and `resource-exhausted` with one of `guardRefusals` for the field `guard`
 */
export const signUpForTexts = onCall({ ...callableOptions, ...runtime.openCallable }, async (request) => {
  const { guard, ...asked } = payloadOf(sentTextSignUpSchema, request.data);
  const now = Date.now();
  const { businessSlug, communitySlug, binTagId } = asked;
  const ask = { form: 'texts', businessSlug, communitySlug, binTagId } as const;
  const proven = await guardPublicForm(request, ask, guard, asked, now);
  const place = await publicPlaceOf(asked);
  if (!(await areTextsOffered(place.customerId)))
    throw new HttpsError('unavailable', 'This business sends no text messages.');
  const isAsked = await mayWrite(place.customerId, asked.phone);
  await inTransaction(async (transaction) => {
    if (await proven.wasSent(transaction)) return;
    await requireOpen(transaction, place);
    const door = await doorOf(transaction, place, asked);
    proven.remember(transaction);
    const { phone, unitNumber, language } = asked;
    if (isAsked)
      writeSignUp(transaction, place, { id: proven.id, phone, unitNumber, binTagId, language, door, now });
  });
  return { success: true };
});
