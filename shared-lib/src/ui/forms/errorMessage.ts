import type { MessageKeyPrefix } from '../../i18n/index.ts';
import { pageTexts } from '../../i18n/pageTexts.ts';
import type { FieldError } from './errors.ts';

const kitWords: MessageKeyPrefix = 'form:errors';

/**
 * The message for a field's error: the form's own for that field, then for that code anywhere in the form, or
 * else the kit's.
 * @param places where the form's own messages are; the first match is used.
 * @param path of the field; row indexes are ignored.
 */
export function errorMessage(
  places: MessageKeyPrefix | readonly MessageKeyPrefix[],
  path: string,
  error: FieldError,
): string {
  const { code, ...named } = error;
  const field = path.replaceAll(/\.\d+/g, '');
  const own = [places].flat().flatMap((place) => [`${place}.${field}.${code}`, `${place}.${code}`]);
  const format = typeof named.format === 'string' ? [`${kitWords}.${named.format}`] : [];
  return pageTexts.text([...own, ...format, `${kitWords}.${code}`, `${kitWords}.invalid`], named);
}
