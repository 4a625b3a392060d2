import * as z from 'zod/mini';
import { orNull, phone, text } from '../base/fields.ts';

/** What a logo is once it is downscaled. */
export const logoRules = {
  /** Pixels of the longer side. */
  longestSide: 320,
  /** Characters of the `data:` address that holds it. */
  maxLength: 80_000,
} as const;

/** A picture as its own address: no file to fetch, so that public pages, mails and codes can show it. SVG can hold scripts. */
const logo = z
  .string()
  .check(
    z.maxLength(logoRules.maxLength),
    z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/),
  );

/** How the business shows itself to residents. */
export const businessSchema = z.object({
  logo: orNull(logo),
  /** Dark enough for text on white. */
  brandColour: z._default(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)), '#0b5e55'),
  contactPhone: orNull(phone),
  /** ISO 3166 two letters; null where none was chosen, so that `businessCountry` tells it. */
  country: orNull(z.string().check(z.regex(/^[A-Z]{2}$/))),
  contactEmail: z._default(z.union([z.literal(''), z.pipe(text(320).check(z.trim()), z.email())]), ''),
});
