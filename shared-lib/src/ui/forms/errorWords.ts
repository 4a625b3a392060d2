import i18next from 'i18next';
import type { Namespace } from '../../i18n/index.ts';
import type { FieldError } from './errors.ts';

/** Where the words of a form stand: a namespace and a place in it, such as `mf-team:addMember.problems`. */
export type WordsAt = `${Namespace}:${string}`;

/**
 * Puts what is wrong with a field into words: the form's own for that field, then for that code anywhere in the form, else the kit's.
 * @param places where the form's own words stand; of several, the first that has some.
 * @param path the field's; the numbers of rows don't count.
 */
export function errorWords(places: WordsAt | readonly WordsAt[], path: string, error: FieldError): string {
  const { code, ...named } = error;
  const field = path.replaceAll(/\.\d+/g, '');
  const own = [places].flat().flatMap((place) => [`${place}.${field}.${code}`, `${place}.${code}`]);
  const format = typeof named.format === 'string' ? [`form:errors.${named.format}`] : [];
  return i18next.t([...own, ...format, `form:errors.${code}`, 'form:errors.invalid'], named);
}
