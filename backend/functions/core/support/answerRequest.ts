import { FieldValue } from 'firebase-admin/firestore';
import { paths, supportRequestSchema } from 'shared-lib/domain';
import { planAnswer } from './domain/planAnswer.ts';
import { languageOf } from '../account/languageOf.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { loginOf } from '../members/moveLogin.ts';
import { recordOf } from '../../../kernel/records.ts';
import { answerMail, answerNotification } from './answerWords.ts';

/** The result of an answer: who gets it by email, or why it wasn't added. */
export type Answered =
  | { readonly kind: 'answered'; readonly email: string }
  | { readonly kind: 'refused'; readonly reason: 'unknown' | 'empty' | 'tooLong' | 'tooMany' };

/**
 * Adds an answer to a request, emails it to the person who asked, and adds a notification for the business, all in one transaction.
 * @param isOpen whether the request stays open
 * @param replyTo where replies to the email go; null for nowhere
 */
export const answerRequest = (
  number: number,
  text: string,
  isOpen: boolean,
  replyTo: string | null,
): Promise<Answered> =>
  firestore().runTransaction(async (transaction): Promise<Answered> => {
    const now = Date.now();
    const pointer = await transaction.get(firestore().doc(paths.supportNumber(number)));
    const { customerId, requestId } = (pointer.data() ?? {}) as { customerId?: string; requestId?: string };
    if (customerId === undefined || requestId === undefined) return { kind: 'refused', reason: 'unknown' };
    const reference = firestore().doc(paths.supportRequest(customerId, requestId));
    const request = recordOf(supportRequestSchema, await transaction.get(reference));
    if (request === null) return { kind: 'refused', reason: 'unknown' };
    const plan = planAnswer(request, text, isOpen, now);
    if (plan.kind === 'refused') return plan;
    const language = (await languageOf(customerId)) ?? 'en';
    const answer = plan.answers.at(-1)?.text ?? '';
    const { status, answers } = plan;
    transaction.update(reference, storedFields(supportRequestSchema, { status, answers }));
    transaction.update(pointer.ref, { isOpen, answeredAt: FieldValue.serverTimestamp() });
    const id = `support-${requestId}-${plan.answers.length}`;
    transaction.set(firestore().doc(paths.notification(customerId, id)), {
      ...answerNotification(number, answer, language),
      timestamp: FieldValue.serverTimestamp(),
      read: false,
      seen: false,
    });
    // Their address may have changed since they asked.
    const email = (request.createdBy && (await loginOf(request.createdBy))?.email) || request.email;
    if (email !== '') {
      const { message } = request;
      const mail = answerMail({ number, answer, request: { message, email }, replyTo, customerId }, language);
      transaction.set(firestore().doc(paths.mail(id)), mail);
    }
    return { kind: 'answered', email };
  });
