import * as z from 'zod/mini';
import { flag, id, language, orNull, timeOfDay } from '../base/fields.ts';
import { notificationSettings, type Customer, type NotificationSetting } from '../customer/customer.ts';

/** Settings for immediate emails, in addition to contact forms, which the specification names. */
export const mailSettings = ['emailMissedShifts', 'emailViolations', 'emailEmployeeRequests'] as const;

/** The times between which a digest may be scheduled: after the night, on the morning that follows. */
export const digestHours = { from: '04:00', to: '11:30' } as const;

const digestTime = timeOfDay.check(
  z.refine((time) => time >= digestHours.from && time <= digestHours.to, { error: 'time' }),
);

const own = orNull(z.boolean());

const fields = {
  id,
  /**
   * Whether the user has a separate list of notifications with their own switches. Otherwise an Admin reads the
   * owner's. It has no effect for the owner, whose list is the account's, with the customer document's switches.
   */
  isOwn: flag(false),
  /** Null for the customer document's setting. */
  notifyClockInOut: own,
  notifyViolations: own,
  notifyContactSubmissions: own,
  notifyMissedShifts: own,
  notifyEmployeeRequests: own,
  emailContactSubmissions: own,
  emailMissedShifts: flag(false),
  emailViolations: flag(false),
  emailEmployeeRequests: flag(false),
  /** Whether emails wait for the end of the quiet hours, in the business's zone. */
  hasQuietHours: flag(false),
  quietFrom: z._default(timeOfDay, '21:00'),
  quietTo: z._default(timeOfDay, '07:00'),
  /** Whether missed shifts are emailed immediately even then. */
  urgentInQuietHours: flag(true),
  /**
   * Which notifications the user's devices show: those that can't wait, and all others. Both off until a device is
   * added.
   */
  pushUrgent: flag(false),
  pushOther: flag(false),
  /** Whether urgent ones show on devices even in quiet hours. */
  pushInQuietHours: flag(false),
  hasDigest: flag(false),
  /** `HH:mm` in the business's zone. */
  digestAt: z._default(digestTime, '07:00'),
  /** Communities with a lower percentage of doors served are exceptions. */
  digestBelowPercent: z._default(z.int().check(z.gte(1), z.lte(100)), 90),
  /** Whether a night without exceptions gets a short digest. */
  digestWhenAllWell: flag(true),
  /** The language of emails; null for the owner's. */
  language: orNull(language),
};

/**
 * The notification settings of a user who runs the business: `customers/{customerId}/notificationSettings/{uid}`. A
 * missing document reads like an empty one.
 */
export const personalNotificationsSchema = z.object(fields);

export type PersonalNotifications = z.output<typeof personalNotificationsSchema>;

/** A user's choices, with every switch set. */
export type NotificationChoices = Omit<
  PersonalNotifications,
  'id' | 'isOwn' | 'language' | NotificationSetting
> &
  Readonly<Record<NotificationSetting, boolean>>;

/** The form for the language of someone's emails. */
export const notificationLanguageSchema = z.pick(personalNotificationsSchema, { language: true });

export type NotificationLanguage = z.output<typeof notificationLanguageSchema>;

/** The settings of a separate list; emailed contact forms need none. */
export const listSettings = notificationSettings.filter((name) => name !== 'emailContactSubmissions');

/**
 * The settings in effect for a user.
 * @param customer its six switches apply to the owner and to everyone who has made no choice
 * @param own the user's choices
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
    // The owner's emails go only to the owner; an Admin gets them on request.
    emailContactSubmissions: isOwner
      ? customer.emailContactSubmissions
      : (own.emailContactSubmissions ?? false),
  } as NotificationChoices;
};
