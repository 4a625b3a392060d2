import * as z from 'shared-lib/domain/schema';
import { phone, text } from 'shared-lib/domain/schema';

const noted = { phone, note: text(500).check(z.trim(), z.minLength(1)) };

/** The form for suppressing a number. */
export const suppressionNoteSchema = z.object(noted);

/** The office's change of a suppression, as `changeSuppression` receives it. */
export const suppressionChangeSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('add'), ...noted }),
  z.object({ act: z.literal('remove'), phone }),
]);
