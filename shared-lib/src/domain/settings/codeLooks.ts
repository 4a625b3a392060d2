import * as z from 'zod/mini';
import { text } from '../base/fields.ts';

/** The most looks that a business keeps. */
export const maxCodeLooks = 12;

/** Of all looks together, as the rules take them. */
const maxLooksLength = 24_000;

/**
 * The looks of codes that a business has saved to choose them again, `customers/{customerId}/settings/codeLooks`: each as JSON, by the
 * name that it was given.
 */
export const codeLooksSchema = z.object({
  looks: z._default(
    z
      .record(z.string().check(z.minLength(1), z.maxLength(60)), text(maxLooksLength))
      .check(z.refine((looks) => Object.keys(looks).length <= maxCodeLooks)),
    {},
  ),
});
