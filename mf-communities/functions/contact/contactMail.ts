import { answerHours } from 'mf-communities/domain';
import type { MailLanguage } from 'backend/functions/core/account/accountMails.ts';
import { letterOf } from 'backend/functions/core/messages/letter.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';

const words = {
  en: {
    subject: (number: string) => `We have your message: ${number}`,
    text: (business: string, community: string) =>
      `${business} has got what you wrote about ${community}, and answers within ${answerHours} hours.`,
    number: (number: string) => `Your number is ${number}. Say it when you call.`,
    link: 'See how it stands',
    small: 'Whoever has this link can see how it stands. If you wrote nothing, do nothing.',
  },
  es: {
    subject: (number: string) => `Recibimos su mensaje: ${number}`,
    text: (business: string, community: string) =>
      `${business} recibió lo que usted escribió sobre ${community} y responde en ${answerHours} horas como máximo.`,
    number: (number: string) => `Su número es ${number}. Dígalo cuando llame.`,
    link: 'Ver cómo va',
    small: 'Quien tiene este enlace puede ver cómo va. Si usted no escribió nada, no haga nada.',
  },
};

/**
 * The mail with the receipt of a form. Nothing of what was written is in it, so that nobody sends words to a stranger by it; and its own
 * words go soon after it has left, since its link is a secret.
 */
export const receiptMail = (
  { to, number, address }: { readonly to: string; readonly number: string; readonly address: string },
  from: {
    readonly customerId: string;
    readonly businessName: string;
    readonly propertyName: string;
    readonly submissionId: string;
  },
  language: MailLanguage,
) => {
  const { subject, text, number: numberWords, link, small } = words[language];
  const letter = letterOf({
    paragraphs: [text(from.businessName, from.propertyName), numberWords(number)],
    link: { label: link, address },
    small,
  });
  const mail = mailDocument({
    to,
    subject: subject(number),
    ...letter,
    purpose: 'contactForm',
    customerId: from.customerId,
    fromName: from.businessName,
    shownOn: { kind: 'receipt', submissionId: from.submissionId },
  });
  return { ...mail, dropsWords: true };
};
