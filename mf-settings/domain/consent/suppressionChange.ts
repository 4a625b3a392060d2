import * as z from 'shared-lib/domain/schema';
import { phone, text } from 'shared-lib/domain/schema';

const noted = { phone, note: text(500).check(z.trim(), z.minLength(1)) };

/** What the form asks that notes a number. */
export const suppressionNoteSchema = z.object(noted);

/** What the office notes against a number, or takes back, as `changeSuppression` takes it. */
export const suppressionChangeSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('add'), ...noted }),
  z.object({ act: z.literal('remove'), phone }),
]);

export type SuppressionChange = z.output<typeof suppressionChangeSchema>;
