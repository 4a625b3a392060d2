import { quietUntil, type NotificationChoices, type NotificationKind } from 'shared-lib/domain';
import { reachOf } from './news.ts';
import type { Recipient } from './recipients.ts';

/** How some news reaches a person. */
export interface Audience {
  /** Whether it is in their list of notifications. */
  readonly isListed: boolean;
  /** A separate email, sent immediately or not before a time in epoch milliseconds; null for none. */
  readonly mail: { readonly notBefore: number | null } | null;
}

/** When an email created now may be sent: at the end of quiet hours; null for immediately. */
const mailNotBefore = (
  choices: NotificationChoices,
  kind: NotificationKind,
  timeZone: string,
  now: number,
): number | null => {
  if (!choices.hasQuietHours || (choices.urgentInQuietHours && reachOf[kind].isUrgent)) return null;
  return quietUntil(choices, timeZone, now);
};

/**
 * Decides by a person's settings how news of a kind reach them. The morning digest is separate: it covers the whole night, whatever has
 * been reported before.
 * @param timeZone IANA name, the business's
 * @param now epoch milliseconds
 */
export const planAudience = (
  { choices, list, email }: Pick<Recipient, 'choices' | 'list' | 'email'>,
  kind: NotificationKind,
  timeZone: string,
  now: number,
): Audience => {
  const { listedBy, mailedBy } = reachOf[kind];
  const isMailed = mailedBy !== null && choices[mailedBy] && email !== '';
  return {
    isListed: list !== null && choices[listedBy],
    mail: isMailed ? { notBefore: mailNotBefore(choices, kind, timeZone, now) } : null,
  };
};
