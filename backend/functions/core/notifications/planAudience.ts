import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  canUseDashboard,
  choicesOf,
  paths,
  personalNotificationsSchema,
  quietUntil,
  teamMemberSchema,
  type Customer,
  type NotificationChoices,
  type NotificationKind,
  type TimeFormat,
} from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { deliveryOf } from './news.ts';
import type { Language } from './notificationTexts.ts';

/** How a piece of news reaches a person. */
export interface Audience {
  /** Whether it is in their list of notifications. */
  readonly isListed: boolean;
  /** A separate email, sent immediately or not before a time in epoch milliseconds; null for none. */
  readonly mail: { readonly notBefore: number | null } | null;
  /** Whether their devices show it. */
  readonly isPushed: boolean;
}

/** How urgent news of a kind is on a person's devices: `urgent` needs a decision tonight. */
export const pushLevel = (kind: NotificationKind): 'urgent' | 'other' =>
  deliveryOf[kind].isUrgent ? 'urgent' : 'other';

/** The roles whose devices show news: those that use the dashboard (spec section 6). Others have the field app. */
const pushedRoles: readonly string[] = ['owner', 'Admin'];

/**
 * Decides whether a person's devices show news of a kind. During quiet hours, only urgent news is shown, if the person chose that; the
 * list of notifications has the rest.
 * @param role `owner`, or the tier of a team member
 * @param timeZone IANA name, the business's
 * @param now epoch milliseconds
 */
export const shouldPush = (
  kind: NotificationKind,
  role: string,
  choices: NotificationChoices,
  timeZone: string,
  now: number,
): boolean => {
  const isUrgent = pushLevel(kind) === 'urgent';
  if (!pushedRoles.includes(role) || !choices[deliveryOf[kind].listSetting]) return false;
  if (!(isUrgent ? choices.pushUrgent : choices.pushOther)) return false;
  if (!choices.hasQuietHours || (isUrgent && choices.pushInQuietHours)) return true;
  return quietUntil(choices, timeZone, now) === null;
};

/** When an email created now may be sent: at the end of quiet hours; null for immediately. */
const mailNotBefore = (
  choices: NotificationChoices,
  kind: NotificationKind,
  timeZone: string,
  now: number,
): number | null => {
  if (!choices.hasQuietHours || (choices.urgentInQuietHours && deliveryOf[kind].isUrgent)) return null;
  return quietUntil(choices, timeZone, now);
};

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
const max = 100;

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
  const found = await firestore().collection(paths.notificationSettings(customerId)).limit(max).get();
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

/**
 * Decides by a person's settings how news of a kind reaches them. The morning digest is separate: it covers the whole night, whatever
 * has been reported before.
 * @param timeZone IANA name, the business's
 * @param now epoch milliseconds
 */
export const planAudience = (
  { choices, list, email, role }: Pick<Recipient, 'choices' | 'list' | 'email' | 'role'>,
  kind: NotificationKind,
  timeZone: string,
  now: number,
): Audience => {
  const { listSetting, emailSetting } = deliveryOf[kind];
  const isMailed = emailSetting !== null && choices[emailSetting] && email !== '';
  return {
    isListed: list !== null && choices[listSetting],
    mail: isMailed ? { notBefore: mailNotBefore(choices, kind, timeZone, now) } : null,
    isPushed: shouldPush(kind, role, choices, timeZone, now),
  };
};
