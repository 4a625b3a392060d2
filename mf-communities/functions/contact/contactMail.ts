import { answerHours } from 'mf-communities/domain';
import type { MailLanguage } from 'backend/functions/core/account/accountEmails.ts';
import { letterOf } from 'backend/functions/core/messages/letter.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';

const words = {
  en: {
    subject: (number: string) => `We got your message: ${number}`,
    text: (business: string, community: string) =>
      `${business} got your message about ${community} and will reply within ${answerHours} hours.`,
    number: (number: string) => `Your request number is ${number}. Have it ready when you call.`,
    link: 'Check status',
    small: 'Anyone with this link can see the status. If you didn’t write to us, ignore this email.',
  },
  es: {
    subject: (number: string) => `Recibimos su mensaje: ${number}`,
    text: (business: string, community: string) =>
      `${business} recibió su mensaje sobre ${community} y le responderá en un máximo de ${answerHours} horas.`,
    number: (number: string) => `Su número de solicitud es ${number}. Téngalo a mano cuando llame.`,
    link: 'Ver el estado',
    small:
      'Cualquiera que tenga este enlace puede ver el estado. Si usted no nos escribió, ignore este correo.',
  },
};

/**
 * The email with a form's receipt. It contains none of the resident's text, so that it can't be used to send
 * messages to a stranger. Its own text is deleted soon after it is sent, since its link is a secret.
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
