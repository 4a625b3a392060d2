import * as z from 'zod/mini';
import { type CallTable, success } from '../change/calls.ts';
import { businessSlugChangeSchema, businessSlugQuestionSchema } from './businessSlug.ts';

/** The owner's calls about the slug of the business. The answer never names another business. */
export const businessSlugCalls = {
  askBusinessSlug: {
    payload: businessSlugQuestionSchema,
    result: z.object({ holder: z.enum(['nobody', 'itself', 'another']) }),
  },
  changeBusinessSlug: { payload: businessSlugChangeSchema, result: success },
} satisfies CallTable;
