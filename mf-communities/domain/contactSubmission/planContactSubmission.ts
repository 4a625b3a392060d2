import { addDays, normalizeName, serviceNight } from 'shared-lib/domain';
import { nightUntilMorning } from '../publicNight/nightBounds.ts';
import type { ContactSubmission } from './contactSubmission.ts';
import type { handlingFields } from './handling.ts';
import type { ContactForm } from './contactForm.ts';

/** Maximum hours that residents wait for an answer, which sets the due time. */
export const answerHours = 24;

/** How many nights back a missed pickup can be reported. */
export const reportableNights = 14;

/** The data that a form's plan depends on, besides its content. */
export interface ContactFacts {
  readonly community: { readonly id: string; readonly timezone: string };
  /** The tag whose page it came from, if it belongs to the community; null for the community's own page. */
  readonly tag: { readonly id: string; readonly unitId: string | null; readonly door: string | null } | null;
  /** The unit found by the number they gave. */
  readonly unitId: string | null;
  readonly language: ContactSubmission['language'];
  readonly number: string;
  readonly receiptHash: string;
  readonly photo: string | null;
  /** Epoch milliseconds, by the server's clock. */
  readonly now: number;
}

/** A new request as stored; the office's part is added later. */
export type NewContactSubmission = Omit<
  ContactSubmission,
  'id' | 'updatedAt' | 'createdBy' | 'receiptFailure' | 'conversation' | keyof typeof handlingFields
>;

/** The result of a form: the record without its id, or the invalid fields. */
export type ContactPlan =
  | {
      readonly ok: true;
      readonly submission: NewContactSubmission;
    }
  | { readonly ok: false; readonly fields: { readonly night: { readonly code: 'notYet' | 'tooLongAgo' } } };

/** The nights for which a missed pickup can be reported, latest first. */
export const nightsToReport = (
  { timezone, serves }: { readonly timezone: string; readonly serves: (date: string) => boolean },
  now: number,
): string[] => {
  const tonight = serviceNight(now, timezone);
  return Array.from({ length: reportableNights }, (_, back) => addDays(tonight, -back)).filter(serves);
};

/**
 * What residents call a night: until the morning it is tonight, and then last night; null for others.
 * @param night `YYYY-MM-DD`
 * @param now epoch milliseconds
 */
export const nameOfNight = (night: string, timezone: string, now: number): 'tonight' | 'lastNight' | null => {
  const tonight = nightUntilMorning(now, timezone);
  if (night === tonight) return 'tonight';
  return night === addDays(tonight, -1) ? 'lastNight' : null;
};

/**
 * Plans a resident's form. The unit is stored as written, whether or not it exists, and the sender never
 * learns which.
 */
export const planContactSubmission = (form: ContactForm, facts: ContactFacts): ContactPlan => {
  const { community, tag, now } = facts;
  const tonight = serviceNight(now, community.timezone);
  const night = form.topic === 'missedPickup' ? form.night : null;
  if (night !== null && night > tonight) return { ok: false, fields: { night: { code: 'notYet' } } };
  // A page left open past noon may offer one more night.
  if (night !== null && night < addDays(tonight, -reportableNights - 1))
    return { ok: false, fields: { night: { code: 'tooLongAgo' } } };
  return {
    ok: true,
    submission: {
      communityId: community.id,
      number: facts.number,
      topic: form.topic,
      night,
      name: form.name,
      unitNumber: form.unitNumber ?? tag?.door ?? null,
      unitId: tag?.unitId ?? facts.unitId,
      binTagId: tag?.id ?? null,
      via: tag ? 'bintag' : 'page',
      email: form.email,
      phone: form.phone,
      message: form.message,
      smsConsent: form.smsConsent,
      language: facts.language,
      photo: facts.photo,
      receiptHash: facts.receiptHash,
      status: 'new',
      verdict: null,
      createdAt: now,
      dueAt: now + answerHours * 3_600_000,
    },
  };
};

/** The fields of a unit that a resident may name. */
interface Named {
  readonly building: string | null;
  readonly unitNumber: string;
}

/** Words that people write before a number. */
const prefixes = /\b(apartment|apartamento|apto|apt|unidad|unit|suite|ste|no|num)\b|[#.,]/g;

/** A door's name without case, spaces, punctuation, or a word such as "unit". */
const bare = (words: string): string =>
  normalizeName(words)
    .replace(prefixes, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** How many spellings one query can search. */
const maxSpellings = 10;

/** How a unit that a resident writes as `Apt A-203` may be stored: the spellings to query. */
export const spellingsOf = (stated: string): string[] => {
  const words = stated.trim().replace(/^(apartment|apartamento|apto|apt|unidad|unit|suite|ste|#|no)\W*/i, '');
  const last = words.split(/[\s\-/.#]+/).at(-1) ?? '';
  const number = /\d+\p{L}?$/u.exec(words)?.[0] ?? '';
  const all = [stated.trim(), words, last, number, words.replace(/[\s-]+/g, '')];
  const spellings = all.flatMap((one) => [one, one.toUpperCase(), one.toLowerCase()]);
  return [...new Set(spellings)].filter((one) => one !== '').slice(0, maxSpellings);
};

/**
 * The unit that a resident means.
 * @param units candidates: those of the community with one of its spellings
 * @returns null if none matches, or it is ambiguous
 */
export const findStatedUnit = <T extends Named>(stated: string, units: readonly T[]): T | null => {
  const wanted = bare(stated);
  if (wanted === '') return null;
  const whole = units.filter(({ building, unitNumber }) => bare(`${building ?? ''}${unitNumber}`) === wanted);
  const found = whole.length > 0 ? whole : units.filter(({ unitNumber }) => bare(unitNumber) === wanted);
  return found.length === 1 ? found[0]! : null;
};
