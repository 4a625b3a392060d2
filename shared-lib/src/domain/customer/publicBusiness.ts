import * as z from 'zod/mini';
import { id, nameOrEmpty, orNull, shortText } from '../base/fields.ts';
import { settingsSchemas, type Settings } from '../settings/settings.ts';
import type { Customer } from './customer.ts';

/** How a business shows itself to residents. */
export const shownBusinessSchema = z.pick(settingsSchemas.business, {
  logo: true,
  brandColour: true,
  contactPhone: true,
  contactEmail: true,
  country: true,
});

/**
 * What anyone may see of a business, `publicPages/{businessSlug}`, made by a function; the id is its slug. Under a slug that it had
 * before stands only where it is now.
 */
export const publicBusinessSchema = z.object({
  id,
  movedTo: orNull(shortText),
  businessName: nameOrEmpty,
  ...shownBusinessSchema.shape,
});

export type PublicBusiness = z.output<typeof publicBusinessSchema>;

/** A business's profile with the country that it has where none was chosen (`profileInCountry`). */
export type ProfileInCountry = Settings['business'] & { readonly country: string };

/** What of a business's profile residents see. */
export const shownBusinessOf = ({
  logo,
  brandColour,
  contactPhone,
  contactEmail,
  country,
}: ProfileInCountry): z.output<typeof shownBusinessSchema> => ({
  logo,
  brandColour,
  contactPhone,
  contactEmail,
  country,
});

/** The public document of a business, without its id. */
export const publicBusinessOf = (
  { businessName }: Pick<Customer, 'businessName'>,
  profile: ProfileInCountry,
): Omit<PublicBusiness, 'id' | 'movedTo'> => ({ businessName, ...shownBusinessOf(profile) });
