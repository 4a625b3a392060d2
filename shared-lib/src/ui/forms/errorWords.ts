import type { WordsAt } from '../../i18n/index.ts';
import { pageTexts } from '../../i18n/pageTexts.ts';
import type { FieldError } from './errors.ts';

const kitWords: WordsAt = 'form:errors';

/**
 * Puts what is wrong with a field into words: the form's own for that field, then for that code anywhere in the form, else the kit's.
 * @param places where the form's own words stand; of several, the first that has some.
 * @param path the field's; the numbers of rows don't count.
 */
export function errorWords(places: WordsAt | readonly WordsAt[], path: string, error: FieldError): string {
  const { code, ...named } = error;
  const field = path.replaceAll(/\.\d+/g, '');
  const own = [places].flat().flatMap((place) => [`${place}.${field}.${code}`, `${place}.${code}`]);
  const format = typeof named.format === 'string' ? [`${kitWords}.${named.format}`] : [];
  return pageTexts.text([...own, ...format, `${kitWords}.${code}`, `${kitWords}.invalid`], named);
}
