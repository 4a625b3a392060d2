import * as z from 'zod/mini';
import { id, nameOrEmpty, orNull, shortText } from '../base/fields.ts';
import { settingsSchemas, type Settings } from '../settings/settings.ts';
import type { Customer } from './customer.ts';

/**
 * What anyone may see of a business, `publicPages/{businessSlug}`, made by a function; the id is its slug. Under a slug that it had
 * before stands only where it is now.
 */
export const publicBusinessSchema = z.object({
  id,
  movedTo: orNull(shortText),
  businessName: nameOrEmpty,
  ...z.pick(settingsSchemas.business, {
    logo: true,
    brandColour: true,
    contactPhone: true,
    contactEmail: true,
  }).shape,
});

export type PublicBusiness = z.output<typeof publicBusinessSchema>;

/** The public document of a business, without its id. */
export const publicBusinessOf = (
  { businessName }: Pick<Customer, 'businessName'>,
  { logo, brandColour, contactPhone, contactEmail }: Settings['business'],
): Omit<PublicBusiness, 'id' | 'movedTo'> => ({
  businessName,
  logo,
  brandColour,
  contactPhone,
  contactEmail,
});
