import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { idInput } from 'shared-lib/domain/schema';
import { isCode } from '../code/isCode.ts';
import { doorResultSchema } from './doorNight.ts';

/** The address of a bin tag's page. */
export const tagPageSchema = z.object({
  businessSlug: idInput,
  communitySlug: idInput,
  binTagId: z.string().check(z.refine(isCode, { error: 'id' })),
});

export type TagPage = z.output<typeof tagPageSchema>;

/** Calls of a bin tag's page, for anyone with its code. */
export const tagPageCalls = {
  readDoorNights: {
    payload: tagPageSchema,
    result: z.object({ nights: z.nullable(z.array(doorResultSchema)) }),
  },
} satisfies CallTable;
