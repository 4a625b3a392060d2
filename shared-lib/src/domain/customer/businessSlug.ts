import * as z from 'zod/mini';
import { isReservedSegment } from '../community/reservedSegments.ts';

/** The first segment of a business's public addresses: small letters and digits, joined by single hyphens. */
export const businessSlugSchema = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(2),
  z.maxLength(60),
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug'),
  z.refine((slug: string) => !isReservedSegment(slug), { error: 'reserved' }),
);

/** What is sent to give a business another address. */
export const businessSlugChangeSchema = z.object({
  slug: businessSlugSchema,
  /** The slug that its author saw; null where the business had none. */
  seen: z.nullable(z.string().check(z.maxLength(500))),
});

export type BusinessSlugChange = z.output<typeof businessSlugChangeSchema>;

/** What is asked while one types: whether a slug can be had. */
export const businessSlugQuestionSchema = z.object({ slug: businessSlugSchema });
