import { HttpsError } from 'firebase-functions/https';
import { paths, storagePaths } from 'shared-lib/domain';
import { publicFormCalls, signUpQuestion } from 'mf-communities/domain';
import { isSignUpPhone } from 'shared-lib/domain/sign-up-phone';
import { planContactSubmission, type SentContactForm } from 'mf-communities/domain';
import { hashOf } from 'backend/functions/core/account/accountLinks.ts';
import { requireWithin } from 'backend/functions/core/account/requireWithin.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { removeFiles } from 'backend/kernel/removeFiles.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { receiptMail } from '../contactMail.ts';
import { guardPublicForm, type ProvenForm } from 'backend/functions/core/contact/guard.ts';
import { publicPlaceOf, requireOpen, type PublicPlace } from 'backend/functions/core/contact/publicPlace.ts';
import {
  readPicture,
  receivePicture,
  storedSubmission,
  unusedRequestNumber,
} from 'backend/functions/core/contact/receivePicture.ts';
import { areTextsOffered, canSendText, findDoor, signUpQuota, writeSignUp } from '../writeSignUp.ts';
import { openCallWith } from 'backend/kernel/openCall.ts';

const day = 86_400_000;

/** How many receipts one mailbox gets in a day, in case the address is someone else's. */
const mailsOf = { max: 5, within: day };

const mayMail = async (email: string): Promise<boolean> => {
  try {
    await requireWithin([{ act: 'receiptsTo', by: email.toLowerCase(), ...mailsOf }]);
    return true;
  } catch (error) {
    if (error instanceof HttpsError && error.code === 'resource-exhausted') return false;
    throw error;
  }
};

interface Sending {
  readonly form: SentContactForm;
  readonly place: PublicPlace;
  readonly proven: ProvenForm;
  readonly photo: string | null;
  readonly isMailed: boolean;
  readonly isTexted: boolean;
  readonly now: number;
}

const write = ({ form, place, proven, photo, isMailed, isTexted, now }: Sending): Promise<string> =>
  inTransaction(async (transaction) => {
    const { customerId, businessName, community } = place;
    const reference = firestore().doc(paths.contactSubmission(customerId, proven.id));
    if (await proven.wasSent(transaction)) {
      const number: unknown = (await transaction.get(reference)).get('number');
      if (typeof number === 'string') return number;
      throw new HttpsError('not-found', 'This submission no longer exists.');
    }
    await requireOpen(transaction, place);
    const door = await findDoor(transaction, place, form);
    const number = await unusedRequestNumber(transaction, customerId);
    const plan = planContactSubmission(form, {
      ...door,
      community,
      language: form.language,
      number,
      receiptHash: hashOf(proven.token),
      photo,
      now,
    });
    if (!plan.ok) throw fieldRefusal('invalid-argument', 'A field is invalid.', plan.fields);
    const question = signUpQuestion(businessName, form.language);
    const room = isTexted ? await signUpQuota(transaction, place, question, now) : null;
    proven.remember(transaction);
    transaction.create(reference, storedSubmission(plan.submission));
    if (form.email !== null && isMailed) {
      const address = siteAddress(`/${place.businessSlug}/${place.communitySlug}?request=${proven.token}`);
      const mail = receiptMail(
        { to: form.email, number, address },
        { customerId, businessName, propertyName: community.propertyName, submissionId: proven.id },
        form.language,
      );
      transaction.create(firestore().doc(paths.mail(`receipt-${proven.id}`)), mail);
    }
    if (form.phone !== null && room?.ok) {
      room.count();
      const { phone, unitNumber, binTagId, language } = form;
      writeSignUp(transaction, place, { id: proven.id, phone, unitNumber, binTagId, language, door, now });
    }
    return number;
  });

/** Writes a request; if its community no longer exists, deletes its photo instead. */
const writeOrRemove = async (sending: Sending): Promise<string> => {
  try {
    return await write(sending);
  } catch (error) {
    const isGone = error instanceof HttpsError && error.code === 'not-found';
    if (isGone && sending.photo !== null) await removeFiles(sending.photo);
    throw error;
  }
};

/**
 * Accepts a resident's public form: payload `SentContactForm`, result `{ number, token }`, for anyone.
 * `notifyContactForm` notifies the office. The response doesn't depend on whether the unit exists, or whose
 * it is. With an email address, an email links to the receipt; with consent to texts, a text asks for a YES.
 * A repeated proof gets the same response and writes nothing.
 * @throws HttpsError `invalid-argument`; `not-found` without such a page; `failed-precondition` and
 * `resource-exhausted` with one of `guardRefusals` for the field `guard`
 */
export const sendContactForm = openCallWith(runtime.openForm)(
  publicFormCalls.sendContactForm,
  async (form, request) => {
    const now = Date.now();
    const { guard, ...content } = form;
    const { businessSlug, communitySlug, binTagId } = form;
    const ask = { form: 'contact', businessSlug, communitySlug, binTagId } as const;
    const proven = await guardPublicForm(request, ask, guard, content, now);
    const picture = readPicture(form.photo);
    const place = await publicPlaceOf(form);
    const { customerId } = place;
    const photo = picture && storagePaths.contactPhoto(customerId, proven.id);
    if (picture && photo) await receivePicture(picture, photo);
    const isMailed = form.email !== null && (await mayMail(form.email));
    const isTexted =
      form.smsConsent &&
      form.phone !== null &&
      isSignUpPhone(form.phone, place.country) &&
      (await areTextsOffered(customerId)) &&
      (await canSendText(customerId, form.phone));
    const number = await writeOrRemove({ form, place, proven, photo, isMailed, isTexted, now });
    return { number, token: proven.token };
  },
);
