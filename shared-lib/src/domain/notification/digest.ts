import * as z from 'zod/mini';
import { calendarDate, shortText, text } from '../base/fields.ts';

/** A line of a digest, with its record's address in the app. */
const line = z.object({ text: text(1000), link: shortText });

export type DigestLine = z.output<typeof line>;

/** A morning digest in its reader's language; the preview and the email show the same. */
export const digestSchema = z.object({
  subject: shortText,
  /** The night it covers, `YYYY-MM-DD`. */
  night: calendarDate,
  /** The whole digest in one sentence. */
  summary: text(1000),
  /** Exceptions that need attention, most serious first; empty when all went well. */
  exceptions: z.array(z.object({ title: shortText, lines: z.array(line) })),
  totals: z.array(line),
});

export type Digest = z.output<typeof digestSchema>;

/** How many sample digests a user may send themselves in one day. */
export const maxSelfDigestsPerDay = 5;
