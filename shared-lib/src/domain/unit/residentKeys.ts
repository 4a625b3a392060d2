import { spacedWords } from '../../search/foldText.ts';

/** Further words of a name aren't searched. */
const maxWords = 6;
/** Fewer letters match too many residents; beyond the maximum, the name itself is compared. */
const letters = { fewest: 2, max: 16 };

/** The words of a name, folded: `O’Brien-Peña` has `obrien` and `pena`. */
const wordsOf = (name: string): string[] =>
  spacedWords(name.replaceAll(/['’‘ʼ`]/gu, ''))
    .split(' ')
    .filter(Boolean);

/**
 * Search keys for a resident, stored with the unit as `residentKeys`: all prefixes of the name, and of the name rotated to begin with
 * each of its other words. So "gar", "garcia an" and "ana g" are keys of Ana García.
 * @returns null without a name
 */
export function residentKeysOf(name: string | null): readonly string[] | null {
  if (!name) return null;
  const words = wordsOf(name).slice(0, maxWords);
  const keys = words.flatMap((_, at) => {
    const turned = [...words.slice(at), ...words.slice(0, at)].join(' ').slice(0, letters.max);
    return Array.from(turned, (_letter, end) => turned.slice(0, end + 1)).filter(
      (key) => key.length >= letters.fewest && !key.endsWith(' '),
    );
  });
  return [...new Set(keys)];
}

/**
 * The key that finds residents whose name starts with this text.
 * @returns null for text that is too short, or has a digit or another character that doesn't occur in names
 */
export function parseResidentKey(text: string): string | null {
  if (/[^\p{L}\p{M}\s.,'’‘ʼ`-]/u.test(text)) return null;
  const key = wordsOf(text).join(' ').slice(0, letters.max).trimEnd();
  return key.length >= letters.fewest ? key : null;
}

/** Whether a name matches the typed text beyond the letters of a key: each typed word starts a word of the name. */
export const matchesResidentName = (name: string | null, text: string): boolean => {
  const words = wordsOf(name ?? '');
  return wordsOf(text).every((typed) => words.some((word) => word.startsWith(typed)));
};

/**
 * Fields to write to a unit, with the keys if they include the resident's name. Every write of a name goes through this.
 * @param fields of a unit, or some of them
 */
export const withResidentKeys = <T extends Readonly<Record<string, unknown>>>(
  fields: T,
): T & { readonly residentKeys?: readonly string[] | null } => {
  const name = fields['residentName'];
  if (name === undefined) return fields;
  return { ...fields, residentKeys: residentKeysOf(typeof name === 'string' ? name : null) };
};
