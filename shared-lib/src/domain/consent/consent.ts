import * as z from 'zod/mini';
import { calendarDate, id, language, orNull, phone, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/**
 * Events in a resident's consent to texts. `confirm` is a yes from someone who had already agreed. `ended`
 * means that a number no longer belongs to the unit (moved out, changed, undone), which isn't the resident's choice.
 */
export const consentEvents = ['optIn', 'confirm', 'optOut', 'ended'] as const;

export type ConsentEvent = (typeof consentEvents)[number];

/** How residents have given the office their consent to texts. */
export const consentSources = ['form', 'lease', 'inPerson', 'phone', 'website'] as const;

export type ConsentSource = (typeof consentSources)[number];

/** Where an entry was made; `records` for units older than the ledger. */
export const consentPlaces = ['dashboard', 'import', 'text', 'binTag', 'records'] as const;

/** The author of residents' entries; otherwise it is a login uid, or null for a function. */
export const byResident = 'resident';

/** The longest wording that the ledger keeps, in characters. */
export const maxWordingLength = 1000;

/**
 * An entry in the consent ledger for texts, `customers/{customerId}/consents/{id}`. Functions add entries; none is
 * changed or removed, because they are the business's proof, even after a resident has moved or a community is
 * deleted.
 */
export const consentSchema = z.object({
  id,
  phone,
  /** Null if it applies to a number at any unit. */
  communityId: orNull(id),
  unitId: orNull(id),
  event: z.enum(consentEvents),
  /** The words they saw, heard or wrote when they agreed; null if they weren't kept. */
  wording: orNull(text(maxWordingLength)),
  language: orNull(language),
  /** One of `consentSources`, `reply`, `binTag`, or a word from older records. */
  source: orNull(shortText),
  by: orNull(id),
  place: z.enum(consentPlaces),
  at: instant,
  /** The day they agreed, if it isn't the day it was recorded. */
  givenOn: orNull(calendarDate),
  /** The import that created it. */
  importId: orNull(shortText),
});

export type Consent = z.output<typeof consentSchema>;
