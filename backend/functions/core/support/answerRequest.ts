import { FieldValue } from 'firebase-admin/firestore';
import { paths, supportRequestSchema, type SupportRequest } from 'shared-lib/domain';
import type { MailLanguage } from '../account/accountEmails.ts';
import { siteAddress } from '../messages/configuration.ts';
import { letterOf } from '../messages/letter.ts';
import { mailDocument } from '../messages/queueMessage.ts';
import { planAnswer } from './domain/planAnswer.ts';
import { languageOf } from '../account/languageOf.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { loginOf } from '../members/logins.ts';
import { recordOf } from '../../../kernel/records.ts';

/** The result of an answer: who gets it by email, or why it wasn't added. */
export type Answered =
  | { readonly kind: 'answered'; readonly email: string }
  | { readonly kind: 'refused'; readonly reason: 'unknown' | 'empty' | 'tooLong' | 'tooMany' };

const words = {
  en: {
    subject: (number: number) => `Reply to your request ${number}`,
    asked: (message: string) => `Your message:\n${message}`,
    link: 'Open request',
    title: (number: number) => `Support replied to request ${number}`,
  },
  es: {
    subject: (number: number) => `Respuesta a su solicitud ${number}`,
    asked: (message: string) => `Su mensaje:\n${message}`,
    link: 'Abrir solicitud',
    title: (number: number) => `Soporte respondió la solicitud ${number}`,
  },
};

/** The page of a request with its answers. */
const requestPath = (number: number): string => `/settings?tab=support&setting=request-${number}`;

/** Maximum length of an answer in a notification. */
const notificationLength = 300;

const shortened = (text: string): string =>
  text.length <= notificationLength ? text : `${text.slice(0, notificationLength - 1).trimEnd()}…`;

/** The notification of an answer, and its link. */
export const answerNotification = (number: number, answer: string, language: MailLanguage) => ({
  title: words[language].title(number),
  message: shortened(answer),
  link: requestPath(number),
});

interface Answer {
  readonly number: number;
  readonly answer: string;
  readonly request: Pick<SupportRequest, 'message' | 'email'>;
  readonly replyTo: string | null;
  readonly customerId: string;
}

/** The email with support's answer and the original question. */
const answerMail = ({ number, answer, request, replyTo, customerId }: Answer, language: MailLanguage) => {
  const { subject, asked, link } = words[language];
  const letter = letterOf({
    paragraphs: [answer],
    link: { label: link, address: siteAddress(requestPath(number)) },
    small: asked(request.message),
  });
  return mailDocument({
    to: request.email,
    subject: subject(number),
    ...letter,
    purpose: 'support',
    customerId,
    replyTo,
  });
};

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
