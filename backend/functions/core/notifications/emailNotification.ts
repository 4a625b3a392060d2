import { paths, type Customer } from 'shared-lib/domain';
import { createOnce } from '../../../kernel/createOnce.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { siteAddress } from '../messages/configuration.ts';
import { letterOf } from '../messages/letter.ts';
import { mailDocument } from '../messages/queueMessage.ts';
import type { NewNotification } from './notificationOf.ts';
import type { Audience, Recipient } from './planAudience.ts';
import { words } from './notificationTexts.ts';

/** The email's id: a repeated event creates one email. */
const mailIdFor = (customerId: string, uid: string, { id, kind }: NewNotification): string =>
  kind === 'contactForm' ? `${id}-${customerId}-${uid}` : `told-${customerId}-${uid}-${id}`;

/** Emails a notification to a person who gets it by email, once per cause. */
export const emailNotification = async (
  customer: Customer,
  { uid, email, language }: Pick<Recipient, 'uid' | 'email' | 'language'>,
  notification: NewNotification,
  { notBefore }: NonNullable<Audience['mail']>,
): Promise<void> => {
  const mail = mailDocument({
    to: email,
    subject: notification.title,
    ...letterOf({
      paragraphs: [notification.message],
      link: { label: words[language].open, address: siteAddress(notification.link) },
    }),
    purpose: notification.kind === 'contactForm' ? 'contactForm' : 'notice',
    customerId: customer.id,
    fromName: customer.businessName,
    readerUid: uid,
    shownOn: { kind: 'told', uid },
    notBefore,
  });
  await createOnce(firestore().doc(paths.mail(mailIdFor(customer.id, uid, notification))), mail);
};
