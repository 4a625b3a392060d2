import type { KeysOf } from '../../shared-lib/src/i18n/textKeys.ts';
import { createTranslator, type Values } from '../../shared-lib/src/i18n/translator.ts';

/**
 * An English text as the page shows it, so that rewording a screen changes no browser test.
 * Labels and messages that the specification gives stay literal.
 * @param catalogue the English texts of a page, from its `texts` folder.
 * @param key as the page's `t` takes it; a plural without its suffix.
 * @throws if the catalogue has no such text.
 */
export function textOf<Texts extends object>(catalogue: Texts, key: KeysOf<Texts>, values?: Values): string {
  const translator = createTranslator();
  translator.add('en', 'page', catalogue);
  const text = translator.text([`page:${key}`], values);
  if (text === key) throw new Error(`There is no text ${key}.`);
  return text;
}
