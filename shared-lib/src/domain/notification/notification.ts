import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { id } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** Most letters of a title and of a message that are kept; the rest of a longer one is cut off. */
const maxTitle = 500;
const maxMessage = 10_000;

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
});

export type Notification = z.output<typeof notificationSchema>;
