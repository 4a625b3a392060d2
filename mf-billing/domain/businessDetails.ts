import * as z from 'shared-lib/domain/schema';

const businessDetail = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** An owner's details about the business at the first sign-in. The lengths are the customer document's. */
export const businessDetailsSchema = z.object({
  firstName: businessDetail,
  lastName: businessDetail,
  businessName: businessDetail,
});

export type BusinessDetails = z.output<typeof businessDetailsSchema>;
