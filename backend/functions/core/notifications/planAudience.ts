import { quietUntil, type NotificationChoices, type NotificationKind } from 'shared-lib/domain';
import { reachOf } from './news.ts';
import type { Recipient } from './recipients.ts';

/** How some news reaches a person. */
export interface Audience {
  /** Whether it is in their list of notifications. */
  readonly isListed: boolean;
  /** A separate email, sent immediately or not before a time in epoch milliseconds; null for none. */
  readonly mail: { readonly notBefore: number | null } | null;
  /** Whether their devices show it. */
  readonly isPushed: boolean;
}

/** How urgent news of a kind are on a person's devices: `urgent` needs a decision tonight. */
export const pushLevel = (kind: NotificationKind): 'urgent' | 'other' =>
  reachOf[kind].isUrgent ? 'urgent' : 'other';

/** The roles whose devices show news: those that use the dashboard (spec section 6). Others have the field app. */
const pushedRoles: readonly string[] = ['owner', 'Admin'];

/**
 * Decides whether a person's devices show news of a kind. In quiet hours only urgent news do, if the person says so; the list of
 * notifications has the rest.
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
  if (!pushedRoles.includes(role) || !choices[reachOf[kind].listedBy]) return false;
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
  { choices, list, email, role }: Pick<Recipient, 'choices' | 'list' | 'email' | 'role'>,
  kind: NotificationKind,
  timeZone: string,
  now: number,
): Audience => {
  const { listedBy, mailedBy } = reachOf[kind];
  const isMailed = mailedBy !== null && choices[mailedBy] && email !== '';
  return {
    isListed: list !== null && choices[listedBy],
    mail: isMailed ? { notBefore: mailNotBefore(choices, kind, timeZone, now) } : null,
    isPushed: shouldPush(kind, role, choices, timeZone, now),
  };
};
