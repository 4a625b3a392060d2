import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { language, orNull } from './fields.ts';
import { instant } from './instant.ts';

/** The clocks by which somebody reads times. */
export const timeFormat = z.enum(['12h', '24h']);

export type TimeFormat = z.output<typeof timeFormat>;

/**
 * How the product speaks to a person who uses the dashboard: fields of the customer document for its owner, and of the team record for an
 * Admin. Null, and whatever is damaged, is as the device has it.
 */
export const wordingFields = {
  /** In which the product, its mails and its notifications are. */
  language: orElse(orNull(language), null),
  timeFormat: orElse(orNull(timeFormat), null),
};

/**
 * When a person last ended their sessions elsewhere: pages that are open look then whether theirs is one of them. It ends nothing itself;
 * Auth gives an ended session no new tokens.
 */
export const sessionsEnded = orElse(orNull(instant), null);

/** How the product speaks to somebody. */
export interface Wording {
  readonly language: z.output<typeof language> | null;
  readonly timeFormat: TimeFormat | null;
}
