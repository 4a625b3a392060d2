import {
  mailSettingOf,
  quietUntil,
  type NotificationChoices,
  type NotificationKind,
} from 'shared-lib/domain';
import { settingOf } from './news.ts';
import type { Recipient } from './recipients.ts';

/** How some news reach somebody. */
export interface Reach {
  /** Whether their list of notifications has it. */
  readonly isListed: boolean;
  /** The mail of its own that says it, which leaves at once or not before a moment, epoch milliseconds; null for none. */
  readonly mail: { readonly notBefore: number | null } | null;
}

/** What can't wait until the morning, unless the person says so. */
const isUrgent = (kind: NotificationKind): boolean => kind === 'lateShift' || kind === 'missedShift';

/** When a mail that is made now may leave: at the end of the quiet hours; null for at once. */
const mailNotBefore = (
  choices: NotificationChoices,
  kind: NotificationKind,
  timeZone: string,
  now: number,
): number | null => {
  if (!choices.hasQuietHours || (choices.urgentInQuietHours && isUrgent(kind))) return null;
  return quietUntil(choices, timeZone, now);
};

/**
 * Decides by somebody's choices how news of a kind reach them. The digest of the morning is another thing: it tells of the night as a whole,
 * whatever was told of it.
 * @param timeZone IANA name, the business's
 * @param now epoch milliseconds
 */
export const planReach = (
  { choices, list, email }: Pick<Recipient, 'choices' | 'list' | 'email'>,
  kind: NotificationKind,
  timeZone: string,
  now: number,
): Reach => {
  const setting = mailSettingOf[kind];
  const isMailed = setting !== null && choices[setting] && email !== '';
  return {
    isListed: list !== null && choices[settingOf[kind]],
    mail: isMailed ? { notBefore: mailNotBefore(choices, kind, timeZone, now) } : null,
  };
};
