import * as z from 'zod/mini';
import { flag, orNull, phone, text } from '../base/fields.ts';

/** Limits of a downscaled logo. */
export const logoRules = {
  /** Pixels of the longer side. */
  longestSide: 320,
  /** Characters of its `data:` URL. */
  maxLength: 80_000,
} as const;

/**
 * A picture as a data URL, which public pages, emails and codes can show without fetching a file. SVG is excluded
 * because it can contain scripts.
 */
const logo = z
  .string()
  .check(
    z.maxLength(logoRules.maxLength),
    z.regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/),
  );

/** A business's branding for residents. */
export const businessSchema = z.object({
  logo: orNull(logo),
  /** Dark enough for text on white. */
  brandColour: z._default(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/)), '#0b5e55'),
  contactPhone: orNull(phone),
  /** ISO 3166 two letters; null if none was chosen, in which case `businessCountry` derives it. */
  country: orNull(z.string().check(z.regex(/^[A-Z]{2}$/))),
  contactEmail: z._default(z.union([z.literal(''), z.pipe(text(320).check(z.trim()), z.email())]), ''),
  /** Whether a bin tag's page shows its door's recent nights. */
  residentsSeeNights: flag(false),
  /** Whether property managers see photos from service at the doors. */
  managersSeePhotos: flag(false),
});
