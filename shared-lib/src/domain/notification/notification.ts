import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { id } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** Most letters of a title and of a message that are kept; the rest of a longer one is cut off. */
const maxTitle = 500;
const maxMessage = 10_000;

/** Most letters of a link; a longer one leads nowhere. */
const maxLink = 500;

/** What a notification is about, by the settings that switch it off (spec section 3). */
export const notificationKinds = [
  'clockIn',
  'clockOut',
  'lateShift',
  'missedShift',
  'violation',
  'contactForm',
  'request',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** The last moment that a Date can hold, in epoch milliseconds. */
const lastInstant = 8.64e15;

/** Text that is cut to a length; anything else reads as empty. */
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

/** An address within the product, `/violations?open=…`. Anything else reads as none: no notification leads out of it. */
const lenientLink = orElse(
  z.nullable(z.string().check(z.maxLength(maxLink), z.regex(/^\/(?![/\\])[^\s\\]*$/))),
  null,
);

/**
 * Something the owner is told, `customers/{customerId}/notifications/{id}` (spec section 3). Every field reads as something,
 * however damaged it is: a notification that is left out would keep the bell's dot lit with nothing to show for it.
 */
export const notificationSchema = z.object({
  id,
  title: lenientText(maxTitle),
  message: lenientText(maxMessage),
  timestamp: lenientInstant,
  read: lenientFlag,
  seen: lenientFlag,
  /** Null for one of before kinds were kept. */
  kind: orElse(z.nullable(z.enum(notificationKinds)), null),
  /** Where the record is that it is about; null for none. */
  link: lenientLink,
});

export type Notification = z.output<typeof notificationSchema>;
