import type { BusinessDetails, Customer } from 'shared-lib/domain';

/** What the first step asks. */
export interface BusinessValues extends BusinessDetails {
  slug: string;
  terms: 'accepted'[];
}

/** What is known before anything is typed; where there is no business, the name that the login has. */
export const businessValues = (
  customer: Pick<Customer, 'firstName' | 'lastName' | 'businessName' | 'businessSlug'> | null,
  displayName: string | null,
): BusinessValues => {
  const [first = '', ...rest] = (displayName ?? '').trim().split(/\s+/);
  return {
    firstName: customer?.firstName ?? first,
    lastName: customer?.lastName ?? rest.join(' '),
    businessName: customer?.businessName ?? '',
    slug: customer?.businessSlug ?? '',
    terms: [],
  };
};
