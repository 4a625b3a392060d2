import { useCustomer } from 'shared-lib/data';

/**
 * Whether the business's public address would be made without its name: it has none, and the address, which comes with the
 * first community, never changes.
 */
export function useIsNameless(): boolean {
  const customer = useCustomer();
  if (customer.status !== 'ready' || customer.data === null) return false;
  return !customer.data.businessSlug && customer.data.businessName.trim() === '';
}
