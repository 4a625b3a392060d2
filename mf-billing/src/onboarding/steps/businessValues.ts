import type { BusinessDetails } from 'mf-billing/domain';
import type { Customer } from 'shared-lib/domain';

/** The first step's fields. */
export interface BusinessValues extends BusinessDetails {
  slug: string;
  terms: 'accepted'[];
}

/** Known initial values; without a business, the login's name. */
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
