import * as z from 'shared-lib/domain/schema';
import { timeZone } from 'shared-lib/domain/schema';

/** The form for a business's time zone. */
export const businessZoneSchema = z.object({ timeZone });

/** The form for a business's name, with the same limit as the rules. */
export const businessNameSchema = z.object({
  businessName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});
