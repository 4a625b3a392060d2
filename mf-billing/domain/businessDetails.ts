import * as z from 'shared-lib/domain/schema';

const businessDetail = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** What an owner says of their business at the first sign-in; each as long as the customer document takes it. */
export const businessDetailsSchema = z.object({
  firstName: businessDetail,
  lastName: businessDetail,
  businessName: businessDetail,
});

export type BusinessDetails = z.output<typeof businessDetailsSchema>;
