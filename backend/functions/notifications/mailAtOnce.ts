import {
  businessZone,
  mailSettingOf,
  paths,
  quietUntil,
  type Customer,
  type NotificationChoices,
} from 'shared-lib/domain';
import { createOnce } from '../createOnce.ts';
import { firestore } from '../firebase.ts';
import { siteAddress } from '../messages/configuration.ts';
import { letterOf } from '../messages/letter.ts';
import { mailDocument } from '../messages/queueMessage.ts';
import type { NewNotification } from './notificationOf.ts';
import type { Recipient } from './recipients.ts';
import { words } from './words.ts';

/** What can't wait until the morning, unless the person says so. */
const isUrgent = ({ kind }: Pick<NewNotification, 'kind'>): boolean =>
  kind === 'lateShift' || kind === 'missedShift';

/**
 * When a mail may leave: at the end of the quiet hours in which it is made.
 * @param timeZone IANA name, the business's
 * @param now epoch milliseconds
 * @returns epoch milliseconds; null for at once
 */
export const mailNotBefore = (
  choices: Pick<NotificationChoices, 'hasQuietHours' | 'quietFrom' | 'quietTo' | 'urgentInQuietHours'>,
  notification: Pick<NewNotification, 'kind'>,
  timeZone: string,
  now: number,
): number | null => {
  if (!choices.hasQuietHours || (choices.urgentInQuietHours && isUrgent(notification))) return null;
  return quietUntil(choices, timeZone, now);
};

/** The mail's id: an event that comes twice makes one mail. */
const mailIdFor = (customerId: string, uid: string, { id, kind }: NewNotification): string =>
  kind === 'contactForm' ? `${id}-${customerId}-${uid}` : `told-${customerId}-${uid}-${id}`;

/**
 * Mails a notification to somebody who wants to be mailed what it says, once for each cause.
 * @param at when it happened for the server, epoch milliseconds
 */
export const mailAtOnce = async (
  customer: Customer,
  { uid, email, language, choices }: Recipient,
  notification: NewNotification,
  at: number,
): Promise<void> => {
  const setting = mailSettingOf[notification.kind];
  if (setting === null || !choices[setting] || email === '') return;
  const mail = mailDocument({
    to: email,
    subject: notification.title,
    ...letterOf({
      paragraphs: [notification.message],
      link: { label: words[language].open, address: siteAddress(notification.link) },
    }),
    purpose: notification.kind === 'contactForm' ? 'contactForm' : 'notice',
    customerId: customer.id,
    notBefore: mailNotBefore(choices, notification, businessZone(customer), at),
  });
  await createOnce(firestore().doc(paths.mail(mailIdFor(customer.id, uid, notification))), mail);
};
