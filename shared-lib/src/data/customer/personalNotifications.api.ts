import { doc, setDoc } from 'firebase/firestore';
import {
  choicesOf,
  isCustomerSetting,
  listSettings,
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
import { liveDocument } from '../liveHooks.ts';
import { useAccount } from '../useAccount.ts';
import { saveNotificationSettings } from './customer.api.ts';

const usePersonal = liveDocument<PersonalNotifications, string>('listenToPersonalNotifications', {
  schema: personalNotificationsSchema,
  path: paths.personalNotifications,
});

/** What the signed-in person has chosen to be told of, live; null while they have chosen nothing. */
export function usePersonalNotifications({ skip = false } = {}) {
  const { uid } = useAccount();
  return usePersonal(uid, { skip });
}

/**
 * The path of the signed-in person's notifications: the account's list for the owner, and for Admins until they choose for themselves; null
 * until that is known.
 */
export function useNotificationList(): string | null {
  const { uid, customerId, role } = useAccount();
  const isOwner = role === 'owner';
  const personal = usePersonalNotifications({ skip: isOwner });
  if (!isOwner && personal.status === 'loading') return null;
  const isOwn = !isOwner && personal.status === 'ready' && personal.data?.isOwn === true;
  return isOwn ? paths.ownNotifications(customerId, uid) : paths.notifications(customerId);
}

/**
 * Saves what somebody chose. The six switches of the owner stand on the customer document (spec section 3); all else, and what an Admin
 * chooses, is the person's own. An Admin's first choice of what their list has takes over what the owner has chosen of the rest.
 * @param choices as they were, which the change changes
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

/** Saves in which language an Admin is written to. */
export const saveNotificationLanguage = (
  { uid, customerId }: Pick<Account, 'uid' | 'customerId'>,
  change: Partial<NotificationLanguage>,
) =>
  attemptWrite('Saving the language of mails', () =>
    setDoc(doc(firestore(), paths.personalNotifications(customerId, uid)), change, { merge: true }),
  );

/** Lets an Admin follow the owner's choices again. Their own list stays for when they choose again. */
export const followOwnersChoices = ({ uid, customerId }: Pick<Account, 'uid' | 'customerId'>) =>
  attemptWrite('Following the owner’s choices', () =>
    setDoc(doc(firestore(), paths.personalNotifications(customerId, uid)), { isOwn: false }, { merge: true }),
  );

const nothingChosen = personalNotificationsSchema.parse({ id: '-' });

/** What holds for a person, by what they and the owner have chosen. */
export const notificationChoices = (
  customer: Customer,
  personal: PersonalNotifications | null,
  role: Account['role'],
): NotificationChoices => choicesOf(customer, personal ?? nothingChosen, role === 'owner');
