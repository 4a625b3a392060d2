import * as z from 'zod/mini';
import { text } from '../base/fields.ts';

/** Maximum number of code designs that a business can save. */
export const maxCodeLooks = 12;

/** The limit for all designs together, as in the rules. */
const maxLooksLength = 24_000;

/** A business's saved code designs, `customers/{customerId}/settings/codeLooks`: JSON by name. */
export const codeLooksSchema = z.object({
  looks: z._default(
    z
      .record(z.string().check(z.minLength(1), z.maxLength(60)), text(maxLooksLength))
      .check(z.refine((looks) => Object.keys(looks).length <= maxCodeLooks)),
    {},
  ),
});
