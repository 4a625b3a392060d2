import * as z from 'zod/mini';
import { flag, id, language, orNull, timeOfDay } from '../base/fields.ts';
import { notificationSettings, type Customer, type NotificationSetting } from '../customer/customer.ts';
import type { NotificationKind } from './notification.ts';

/** What is mailed at once, beside contact forms, which the specification names. */
export const mailSettings = ['emailMissedShifts', 'emailViolations', 'emailEmployeeRequests'] as const;

export type MailSetting = (typeof mailSettings)[number];

/** The times between which a digest may be wished for: after the night, and on the day that follows it. */
export const digestHours = { from: '04:00', to: '11:30' } as const;

const digestTime = timeOfDay.check(
  z.refine((time) => time >= digestHours.from && time <= digestHours.to, { error: 'time' }),
);

const own = orNull(z.boolean());

const fields = {
  id,
  /**
   * Whether the person has a list of notifications of their own, by switches of their own. Without it an Admin reads the owner's. For the
   * owner it says nothing: theirs is the account's list, by the customer document's switches.
   */
  isOwn: flag(false),
  /** Null for what the customer document says. */
  notifyClockInOut: own,
  notifyViolations: own,
  notifyContactSubmissions: own,
  notifyMissedShifts: own,
  notifyEmployeeRequests: own,
  emailContactSubmissions: own,
  emailMissedShifts: flag(false),
  emailViolations: flag(false),
  emailEmployeeRequests: flag(false),
  /** Whether mails wait for the end of the quiet hours, which are of the business's zone. */
  hasQuietHours: flag(false),
  quietFrom: z._default(timeOfDay, '21:00'),
  quietTo: z._default(timeOfDay, '07:00'),
  /** Whether missed shifts are mailed at once also then. */
  urgentInQuietHours: flag(true),
  hasDigest: flag(false),
  /** `HH:mm` in the business's zone. */
  digestAt: z._default(digestTime, '07:00'),
  /** Communities of which fewer doors were served, in percent, are exceptions. */
  digestBelowPercent: z._default(z.int().check(z.gte(1), z.lte(100)), 90),
  /** Whether a night without exceptions is told of, in a short digest. */
  digestWhenAllWell: flag(true),
  /** In which mails are written; null for the owner's. */
  language: orNull(language),
};

/**
 * What a person who runs the business is told of, and how: `customers/{customerId}/notificationSettings/{uid}`. A document that isn't there
 * reads like an empty one.
 */
export const personalNotificationsSchema = z.object(fields);

export type PersonalNotifications = z.output<typeof personalNotificationsSchema>;

/** What there is to choose for a person: every switch says something. */
export type NotificationChoices = Omit<
  PersonalNotifications,
  'id' | 'isOwn' | 'language' | NotificationSetting
> &
  Readonly<Record<NotificationSetting, boolean>>;

/** In which language somebody is written to, as a form. */
export const notificationLanguageSchema = z.pick(personalNotificationsSchema, { language: true });

export type NotificationLanguage = z.output<typeof notificationLanguageSchema>;

/** Whether a setting is one that the owner keeps on the customer document (spec section 3). */
export const isCustomerSetting = (name: string): name is NotificationSetting =>
  (notificationSettings as readonly string[]).includes(name);

/** The settings of a list of one's own: contact forms by mail need none. */
export const listSettings = notificationSettings.filter((name) => name !== 'emailContactSubmissions');

/**
 * What holds for a person.
 * @param customer whose six switches are the owner's, and everybody's who has not chosen
 * @param own what the person has chosen
 */
export const choicesOf = (
  customer: Pick<Customer, NotificationSetting>,
  { id: _, isOwn, language: __, ...own }: PersonalNotifications,
  isOwner: boolean,
): NotificationChoices => {
  const chosen = (name: NotificationSetting, isTheirs: boolean) =>
    (isTheirs && !isOwner ? own[name] : null) ?? customer[name];
  const switches = Object.fromEntries(listSettings.map((name) => [name, chosen(name, isOwn)]));
  return {
    ...own,
    ...(switches as Record<(typeof listSettings)[number], boolean>),
    // The owner's mails are the owner's: an Admin gets them when they ask for them.
    emailContactSubmissions: isOwner
      ? customer.emailContactSubmissions
      : (own.emailContactSubmissions ?? false),
  } as NotificationChoices;
};

/** The switch that mails what a notification says; null for what is never mailed by itself. */
export const mailSettingOf: Readonly<
  Record<NotificationKind, MailSetting | 'emailContactSubmissions' | null>
> = {
  clockIn: null,
  clockOut: null,
  lateShift: 'emailMissedShifts',
  missedShift: 'emailMissedShifts',
  violation: 'emailViolations',
  contactForm: 'emailContactSubmissions',
  request: 'emailEmployeeRequests',
};
