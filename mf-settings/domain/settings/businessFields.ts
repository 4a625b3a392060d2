import * as z from 'shared-lib/domain/schema';
import { timeZone } from 'shared-lib/domain/schema';

/** Where a business has its day, as a form. */
export const businessZoneSchema = z.object({ timeZone });

/** The name of a business, as its owner changes it; the rules take as much. */
export const businessNameSchema = z.object({
  businessName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});
