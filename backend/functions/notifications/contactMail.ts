import { paths } from 'shared-lib/domain';
import { createOnce } from '../createOnce.ts';
import { firestore } from '../firebase.ts';
import { mailDocument } from '../messages/queueMessage.ts';
import type { News } from './news.ts';
import { notificationOf } from './notificationOf.ts';
import type { Told } from './tell.ts';

type Recipient = Pick<Told, 'customer' | 'language' | 'scene'>;

type ContactForm = Extract<News, { kind: 'contactForm' }>;

/** The mail by which an owner hears of a contact form. */
export const contactMail = ({ customer, language, scene }: Recipient, form: ContactForm) => {
  const { title, message } = notificationOf(form, scene, language);
  return mailDocument({
    to: customer.email,
    subject: title,
    text: message,
    purpose: 'contactForm',
    customerId: customer.id,
  });
};

/** Sends a contact form to the owner's address, once however often its event comes. */
export const sendContactForm = async (recipient: Recipient, form: ContactForm): Promise<void> => {
  const { customer } = recipient;
  if (customer.email === '') return;
  const mail = firestore().doc(paths.mail(`contact-${customer.id}-${form.recordId}`));
  await createOnce(mail, contactMail(recipient, form));
};
