import * as z from 'zod/mini';
import { id, nameOrEmpty, orNull, shortText } from '../base/fields.ts';
import { pickFields } from '../base/pickFields.ts';
import { settingsSchemas, type Settings } from '../settings/settings.ts';
import type { Customer } from './customer.ts';

/** A business's branding for residents. */
export const shownBusinessSchema = z.pick(settingsSchemas.business, {
  logo: true,
  brandColour: true,
  contactPhone: true,
  contactEmail: true,
  country: true,
  residentsSeeNights: true,
});

/**
 * What anyone may see of a business, `publicPages/{businessSlug}`, written by a function; the id is its slug. A
 * former slug's document only has the current address.
 */
export const publicBusinessSchema = z.object({
  id,
  movedTo: orNull(shortText),
  businessName: nameOrEmpty,
  ...shownBusinessSchema.shape,
});

export type PublicBusiness = z.output<typeof publicBusinessSchema>;

/** A business's profile with its derived country if none was chosen (`profileInCountry`). */
export type ProfileInCountry = Settings['business'] & { readonly country: string };

/** The part of a business's profile that residents see. */
export const shownBusinessOf = (profile: ProfileInCountry): z.output<typeof shownBusinessSchema> =>
  pickFields(profile, Object.keys(shownBusinessSchema.shape) as (keyof typeof shownBusinessSchema.shape)[]);

/** A business's public document, without its id. */
export const publicBusinessOf = (
  { businessName }: Pick<Customer, 'businessName'>,
  profile: ProfileInCountry,
): Omit<PublicBusiness, 'id' | 'movedTo'> => ({ businessName, ...shownBusinessOf(profile) });
