import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { id } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** Maximum stored length of titles and messages; the rest is cut off. */
const maxTitle = 500;
const maxMessage = 10_000;

/** Maximum length of a link; a longer one is dropped. */
const maxLink = 500;

/** The kinds of notifications, by the settings that turn them off (spec section 3). */
export const notificationKinds = [
  'clockIn',
  'clockOut',
  'lateShift',
  'missedShift',
  'roundAtRisk',
  'noOneOnClock',
  'violation',
  'contactForm',
  'request',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** The last moment that a Date supports, in epoch milliseconds. */
const lastInstant = 8.64e15;

/** Text truncated to a length; anything else reads as empty. */
const lenientText = (maxLength: number) =>
  orElse(
    z.pipe(
      z.string(),
      z.transform((value: string) => value.slice(0, maxLength)),
    ),
    '',
  );

/** A flag; anything but true and false reads as false. */
const lenientFlag = orElse(z.boolean(), false);

const lenientInstant = orElse(
  z.nullable(
    z.pipe(
      instant,
      z.number().check(
        z.refine((millis) => Math.abs(millis) <= lastInstant, {
          error: 'expected a moment of the calendar',
        }),
      ),
    ),
  ),
  null,
);

/**
 * An address within the product, `/violations?open=…`. Anything else reads as none: notifications never link to
 * another site.
 */
const lenientLink = orElse(
  z.nullable(z.string().check(z.maxLength(maxLink), z.regex(/^\/(?![/\\])[^\s\\]*$/))),
  null,
);

/**
 * A notification for the owner, `customers/{customerId}/notifications/{id}` (spec section 3). Damaged fields get
 * defaults: skipping the notification would keep the bell's dot lit with nothing to show for it.
 */
export const notificationSchema = z.object({
  id,
  title: lenientText(maxTitle),
  message: lenientText(maxMessage),
  timestamp: lenientInstant,
  read: lenientFlag,
  seen: lenientFlag,
  /** Null for notifications older than `kind`. */
  kind: orElse(z.nullable(z.enum(notificationKinds)), null),
  /** The address of its record; null for none. */
  link: lenientLink,
});

export type Notification = z.output<typeof notificationSchema>;
