import * as z from 'zod/mini';
import { isReservedSegment } from '../community/reservedSegments.ts';

/** The first segment of a business's public addresses: lowercase letters and digits, joined by single hyphens. */
export const businessSlugSchema = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(2),
  z.maxLength(60),
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug'),
  z.refine((slug: string) => !isReservedSegment(slug), { error: 'reserved' }),
);

/** A request to change a business's address. */
export const businessSlugChangeSchema = z.object({
  slug: businessSlugSchema,
  /** The slug that its author saw; null if the business had none. */
  seen: z.nullable(z.string().check(z.maxLength(500))),
});

export type BusinessSlugChange = z.output<typeof businessSlugChangeSchema>;

/** An availability check for a slug while it is typed. */
export const businessSlugQuestionSchema = z.object({ slug: businessSlugSchema });
