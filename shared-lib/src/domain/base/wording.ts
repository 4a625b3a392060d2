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

const device = z.literal('device');

/** The same as a form, in which leaving it to the device is a choice like any other. */
export const wordingChoiceSchema = z.object({
  language: z.union([device, language]),
  timeFormat: z.union([device, timeFormat]),
});

export type WordingChoice = z.output<typeof wordingChoiceSchema>;

export const wordingChoiceOf = ({ language, timeFormat }: Wording): WordingChoice => ({
  language: language ?? 'device',
  timeFormat: timeFormat ?? 'device',
});

/** What is stored of a choice, or of a part of one. */
export const wordingOf = (choice: Partial<WordingChoice>): Partial<Wording> =>
  Object.fromEntries(
    Object.entries(choice).map(([name, chosen]) => [name, chosen === 'device' ? null : chosen]),
  );
