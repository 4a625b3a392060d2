import { paths } from 'shared-lib/domain';
import { createOnce } from '../createOnce.ts';
import { firestore } from '../firebase.ts';
import type { News } from './news.ts';
import { notificationOf } from './notificationOf.ts';
import type { Told } from './tell.ts';

type Recipient = Pick<Told, 'customer' | 'language' | 'scene'>;

type ContactForm = Extract<News, { kind: 'contactForm' }>;

/** The mail by which an owner hears of a contact form, as the extension that delivers mails reads it. */
export const contactMail = ({ customer, language, scene }: Recipient, form: ContactForm) => {
  const { title, message } = notificationOf(form, scene, language);
  // A subject is one line, whatever a resident gave as their name.
  return {
    to: customer.email,
    message: { subject: title.replace(/\s+/g, ' ').slice(0, 200), text: message },
  };
};

/** Sends a contact form to the owner's address, once however often its event comes. */
export const sendContactForm = async (recipient: Recipient, form: ContactForm): Promise<void> => {
  const { customer } = recipient;
  if (customer.email === '') return;
  const mail = firestore().doc(paths.mail(`contact-${customer.id}-${form.recordId}`));
  await createOnce(mail, contactMail(recipient, form));
};
