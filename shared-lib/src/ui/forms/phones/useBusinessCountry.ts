import { combineLive } from '../../../data/combineLive.ts';
import { useCustomer } from '../../../data/customer/customer.api.ts';
import { useSettings } from '../../../data/settings/settings.api.ts';
import { usePhones } from './usePhones.ts';

/** The business's country (`businessCountry`), ISO 3166 alpha-2; null until it has loaded. */
export function useBusinessCountry(): string | null {
  const phones = usePhones();
  const live = combineLive([useCustomer(), useSettings('business')], (customer, profile) => ({
    customer,
    profile,
  }));
  if (live.status !== 'ready') return null;
  const { customer, profile } = live.data;
  if (phones === null || customer === null) return profile.country;
  return phones.businessCountry(customer, profile);
}
