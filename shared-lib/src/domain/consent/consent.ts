import * as z from 'zod/mini';
import { calendarDate, id, language, orNull, phone, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/**
 * What can happen to somebody's consent to texts. `confirm` is a yes of who had agreed already; `ended` says that a number is no longer
 * that of the unit (moved out, changed, undone), which is no wish of anybody's.
 */
export const consentEvents = ['optIn', 'confirm', 'optOut', 'ended'] as const;

export type ConsentEvent = (typeof consentEvents)[number];

/** How people tell the office that they agree to texts. */
export const consentSources = ['form', 'lease', 'inPerson', 'phone', 'website'] as const;

export type ConsentSource = (typeof consentSources)[number];

/** Where an entry was made; `records` for a unit that is older than the ledger. */
export const consentPlaces = ['dashboard', 'import', 'text', 'binTag', 'records'] as const;

/** Who an entry is by when it is by the resident; otherwise it is a login's uid, or null for a function by itself. */
export const byResident = 'resident';

/** The longest wording that the ledger keeps, in letters. */
export const maxWording = 1000;

/**
 * An entry of the ledger of consent to texts, `customers/{customerId}/consents/{id}`. Entries are added by functions, and neither changed
 * nor removed: they are the business's proof, also after a resident has moved or a community is gone.
 */
export const consentSchema = z.object({
  id,
  phone,
  /** Null for what holds for a number wherever it is. */
  communityId: orNull(id),
  unitId: orNull(id),
  event: z.enum(consentEvents),
  /** What they were shown or told when they agreed, or what they wrote; null where nobody kept it. */
  wording: orNull(text(maxWording)),
  language: orNull(language),
  /** One of `consentSources`, `reply`, `binTag`, or a word of older records. */
  source: orNull(shortText),
  by: orNull(id),
  place: z.enum(consentPlaces),
  at: instant,
  /** The day on which they agreed, where that is not the day on which it was noted. */
  givenOn: orNull(calendarDate),
  /** The import that made it. */
  importId: orNull(shortText),
});

export type Consent = z.output<typeof consentSchema>;
