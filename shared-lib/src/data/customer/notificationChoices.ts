import { doc, setDoc } from 'firebase/firestore';
import {
  choicesOf,
  listSettings,
  notificationSettings,
  paths,
  personalNotificationsSchema,
  type Customer,
  type NotificationChoices,
  type NotificationLanguage,
  type PersonalNotifications,
} from '../../domain/index.ts';
import type { Account } from '../account.slice.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import { saveNotificationSettings } from './saveCustomer.ts';

/** Whether a setting is one of the owner's in the customer document (spec section 3). */
const isCustomerSetting = (name: string): boolean =>
  (notificationSettings as readonly string[]).includes(name);

/**
 * Saves a user's choices. The owner's six switches are in the customer document (spec section 3); everything else,
 * and an Admin's choices, are stored per user. An Admin's first choice about their list copies the owner's other
 * choices.
 * @param choices before the change
 */
export function saveNotificationChoices(
  { uid, customerId, role }: Pick<Account, 'uid' | 'customerId' | 'role'>,
  choices: NotificationChoices,
  change: Partial<NotificationChoices>,
) {
  const names = Object.keys(change);
  if (role === 'owner' && names.every(isCustomerSetting)) return saveNotificationSettings(customerId, change);
  const beginsOwn = role !== 'owner' && names.some((name) => listSettings.some((each) => each === name));
  const own = beginsOwn
    ? { isOwn: true, ...Object.fromEntries(listSettings.map((name) => [name, choices[name]])) }
    : {};
  return attemptWrite(`Saving ${names.join(', ')}`, () =>
    setDoc(
      doc(firestore(), paths.personalNotifications(customerId, uid)),
      { ...own, ...change },
      { merge: true },
    ),
  );
}

/** Saves the language of an Admin's emails. */
export const saveNotificationLanguage = (
  { uid, customerId }: Pick<Account, 'uid' | 'customerId'>,
  change: Partial<NotificationLanguage>,
) =>
  attemptWrite('Saving the language of mails', () =>
    setDoc(doc(firestore(), paths.personalNotifications(customerId, uid)), change, { merge: true }),
  );

/** Lets an Admin follow the owner's choices again. Their own list is kept in case they choose again. */
export const resetToDefaults = ({ uid, customerId }: Pick<Account, 'uid' | 'customerId'>) =>
  attemptWrite('Following the owner’s choices', () =>
    setDoc(doc(firestore(), paths.personalNotifications(customerId, uid)), { isOwn: false }, { merge: true }),
  );

const nothingChosen = personalNotificationsSchema.parse({ id: '-' });

/** The settings in effect for a user, from their and the owner's choices. */
export const notificationChoices = (
  customer: Customer,
  personal: PersonalNotifications | null,
  role: Account['role'],
): NotificationChoices => choicesOf(customer, personal ?? nothingChosen, role === 'owner');
