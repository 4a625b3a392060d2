import { HttpsError } from 'firebase-functions/https';
import { publicFormCalls, signUpQuestion } from 'mf-communities/domain';
import { isSignUpPhone } from 'shared-lib/domain/sign-up-phone';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { guardPublicForm, tooManyForms } from 'backend/functions/core/contact/guard.ts';
import { publicPlaceOf, requireOpen } from 'backend/functions/core/contact/publicPlace.ts';
import { areTextsOffered, canSendText, findDoor, signUpQuota, writeSignUp } from '../writeSignUp.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { openCallWith } from 'backend/kernel/openCall.ts';

const noTexts = () => new HttpsError('unavailable', 'This business doesn’t send texts.');

/**
 * Requests texts: payload `SentTextSignUp`, result `{ success: true }`, for anyone. The number gets a text
 * that requests a YES; only that opts it in. The response doesn't depend on whether the unit or the number is
 * known, already gets texts, or sent STOP: such a number gets none.
 * @throws HttpsError `invalid-argument`, with `abroad` for a number in a country that gets no texts.
 * `not-found` without such a page. `unavailable` if the business sends no texts, or no more this month.
 * `failed-precondition` and `resource-exhausted` with one of `guardRefusals` for the field `guard`
 */
export const signUpForTexts = openCallWith(runtime.openCallable)(
  publicFormCalls.signUpForTexts,
  async ({ guard, ...requested }, request) => {
    const now = Date.now();
    const { businessSlug, communitySlug, binTagId } = requested;
    const ask = { form: 'texts', businessSlug, communitySlug, binTagId } as const;
    const proven = await guardPublicForm(request, ask, guard, requested, now);
    const place = await publicPlaceOf(requested);
    if (!isSignUpPhone(requested.phone, place.country))
      throw fieldRefusal('invalid-argument', 'This business texts mobile numbers in its own country only.', {
        phone: { code: 'abroad' },
      });
    if (!(await areTextsOffered(place.customerId))) throw noTexts();
    const isAsked = await canSendText(place.customerId, requested.phone);
    await inTransaction(async (transaction) => {
      if (await proven.wasSent(transaction)) return;
      await requireOpen(transaction, place);
      const door = await findDoor(transaction, place, requested);
      const { phone, unitNumber, language } = requested;
      const question = signUpQuestion(place.businessName, language);
      const room = isAsked ? await signUpQuota(transaction, place, question, now) : null;
      if (room?.ok === false) throw room.reason === 'full' ? tooManyForms() : noTexts();
      proven.remember(transaction);
      if (room === null) return;
      room.count();
      writeSignUp(transaction, place, { id: proven.id, phone, unitNumber, binTagId, language, door, now });
    });
    return { success: true };
  },
);
