import { normalizeName } from 'shared-lib/domain';

/** A unit, with only what a resident may name. */
interface Named {
  readonly building: string | null;
  readonly unitNumber: string;
}

/** Words that people write before a number. */
const prefixes = /\b(apartment|apartamento|apto|apt|unidad|unit|suite|ste|no|num)\b|[#.,]/g;

/** A door without case, spaces, punctuation, or the word for a door. */
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
