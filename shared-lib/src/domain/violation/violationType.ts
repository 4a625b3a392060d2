import * as z from 'zod/mini';
import { cents, flag, id, nameOrEmpty, orNull, recordFields, shortText, text } from '../base/fields.ts';

/** A kind of violation that the owner defines, `customers/{customerId}/violationTypes/{id}`. */
export const violationTypeSchema = z.object({
  ...recordFields,
  name: z.object({ en: shortText, es: nameOrEmpty }),
  isActive: flag(true),
  requiresPhoto: flag(true),
  defaultFineCents: orNull(cents),
  communityIds: z._default(z.union([z.literal('all'), z.array(id)]), 'all'),
  smsTemplate: orNull(text(2000)),
  emailTemplate: orNull(text(20_000)),
});

export type ViolationType = z.output<typeof violationTypeSchema>;

/** A name as it is kept: without spaces around it, and with one between words. */
const oneLine = z.overwrite<string>((typed) => typed.trim().replaceAll(/\s+/g, ' '));

/** What is asked of whoever adds a kind of violation: its name, which shows on notices and in lists. */
export const newViolationTypeSchema = z.object({
  name: z.string().check(oneLine, z.minLength(1), z.maxLength(80)),
});
