import * as z from 'zod/mini';
import { calendarDate, shortText, text } from '../base/fields.ts';

/** A line of a digest, and where in the app its record is. */
const line = z.object({ text: text(1000), link: shortText });

export type DigestLine = z.output<typeof line>;

/** What a morning's digest says, in its reader's language: the preview and the mail show the same. */
export const digestSchema = z.object({
  subject: shortText,
  /** The night that it tells of, `YYYY-MM-DD`. */
  night: calendarDate,
  /** One sentence that stands for the rest. */
  summary: text(1000),
  /** What needs somebody, the gravest first; empty when all went well. */
  exceptions: z.array(z.object({ title: shortText, lines: z.array(line) })),
  totals: z.array(line),
});

export type Digest = z.output<typeof digestSchema>;

/** How many digests a person may send themselves on one day, to see what they look like. */
export const maxDigestsToOneself = 5;
