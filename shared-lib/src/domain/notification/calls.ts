import * as z from 'zod/mini';
import type { CallTable } from '../change/calls.ts';
import { digestSchema } from './digest.ts';

/** Calls about the caller's own digest. They ignore the payload. */
export const digestCalls = {
  previewDigest: { payload: z.unknown(), result: digestSchema },
  /** `left`: how many more the caller may request today. */
  sendDigestNow: {
    payload: z.unknown(),
    result: z.object({ left: z.int().check(z.nonnegative()) }),
  },
} satisfies CallTable;
