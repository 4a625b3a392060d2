import type { SupportRequest } from 'shared-lib/domain';
import type { MailLanguage } from '../account/accountMails.ts';
import { siteAddress } from '../messages/configuration.ts';
import { letterOf } from '../messages/letter.ts';
import { mailDocument } from '../messages/queueMessage.ts';

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
export const answerMail = (
  { number, answer, request, replyTo, customerId }: Answer,
  language: MailLanguage,
) => {
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
