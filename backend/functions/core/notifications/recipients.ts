import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  choicesOf,
  canUseDashboard,
  paths,
  personalNotificationsSchema,
  teamMemberSchema,
  type Customer,
  type NotificationChoices,
  type TimeFormat,
} from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import type { Language } from './words.ts';

/** An owner or Admin, and their notification settings. */
export interface Recipient {
  readonly uid: string;
  /** Empty if they have none that is confirmed. */
  readonly email: string;
  /** `owner`, or an Admin's tier. */
  readonly role: string;
  readonly language: Language;
  readonly timeFormat: TimeFormat | null;
  readonly choices: NotificationChoices;
  /** The path of their notifications; null for an Admin who reads the owner's. */
  readonly list: string | null;
}

/** Maximum number of people with their own settings: an account has few Admins. */
const most = 100;

const nothingChosen = personalNotificationsSchema.parse({ id: '-' });

/**
 * The owner with their settings.
 * @param found the document of their settings, which may be missing
 */
const ownerOf = (customer: Customer, found: DocumentSnapshot | undefined): Recipient => {
  const own = (found && recordOf(personalNotificationsSchema, found)) ?? nothingChosen;
  return {
    uid: customer.id,
    email: customer.email,
    role: 'owner',
    language: own.language ?? customer.language ?? 'en',
    timeFormat: customer.timeFormat,
    choices: choicesOf(customer, own, true),
    list: paths.notifications(customer.id),
  };
};

/** An Admin with their settings; null for someone who is no longer an Admin. */
const adminOf = (
  customer: Customer,
  uid: string,
  found: DocumentSnapshot | undefined,
  memberFound: DocumentSnapshot | undefined,
): Recipient | null => {
  const own = (found && recordOf(personalNotificationsSchema, found)) ?? nothingChosen;
  const member = memberFound && recordOf(teamMemberSchema, memberFound);
  if (!member || !canUseDashboard(member)) return null;
  return {
    uid,
    // Nothing goes to an address that may be someone else's.
    email: member.isEmailUnconfirmed ? '' : member.email,
    role: member.tier,
    language: own.language ?? member.language ?? customer.language ?? 'en',
    timeFormat: member.timeFormat,
    choices: choicesOf(customer, own, false),
    list: own.isOwn ? paths.ownNotifications(customer.id, uid) : null,
  };
};

/** The recipients of news: the owner first, then each active Admin with their own settings. */
export const readRecipients = async (customerId: string, customer: Customer): Promise<Recipient[]> => {
  const found = await firestore().collection(paths.notificationSettings(customerId)).limit(most).get();
  const others = found.docs.filter(({ id }) => id !== customerId);
  const members =
    others.length === 0
      ? []
      : await firestore().getAll(
          ...others.map(({ id }) => firestore().doc(paths.teamMember(customerId, id))),
        );
  const ownersOwn = found.docs.find(({ id }) => id === customerId);
  const admins = others.map((own, index) => adminOf(customer, own.id, own, members[index]));
  return [ownerOf(customer, ownersOwn), ...admins.filter((admin) => admin !== null)];
};

/** One recipient, including an Admin with default settings; null for a person who gets no news. */
export const readRecipient = async (
  customerId: string,
  customer: Customer,
  uid: string,
): Promise<Recipient | null> => {
  const [own, member] = await firestore().getAll(
    firestore().doc(paths.personalNotifications(customerId, uid)),
    firestore().doc(paths.teamMember(customerId, uid)),
  );
  return uid === customerId ? ownerOf(customer, own) : adminOf(customer, uid, own, member);
};
