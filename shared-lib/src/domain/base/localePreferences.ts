import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { language, orNull } from './fields.ts';
import { instant } from './instant.ts';

/** The clock formats a user can choose. */
export const timeFormat = z.enum(['12h', '24h']);

export type TimeFormat = z.output<typeof timeFormat>;

/**
 * A user's language and formats: fields of the customer document for its owner, and of the team record for an Admin.
 * Null, or a damaged value, means the device's setting.
 */
export const localeFields = {
  /** The language of the product, its emails and its notifications. */
  language: orElse(orNull(language), null),
  timeFormat: orElse(orNull(timeFormat), null),
};

/**
 * When a user last ended their other sessions. Open pages then check whether theirs was one of them. This field ends
 * nothing; Auth issues no new tokens to an ended session.
 */
export const sessionsEnded = orElse(orNull(instant), null);

/** A user's language and formats. */
export interface LocalePreferences {
  readonly language: z.output<typeof language> | null;
  readonly timeFormat: TimeFormat | null;
}
