import type { KeysOf } from '../../shared-lib/src/i18n/textKeys.ts';
import { createTranslator, type Values } from '../../shared-lib/src/i18n/translator.ts';

/**
 * A text as the page shows it, so that rewording a screen doesn't break browser tests. Labels and messages from the specification
 * stay literal.
 * @param texts the texts of a page in one language, from its `texts` folder; plurals follow English.
 * @param key as passed to `t`; a plural without its suffix.
 * @throws if there is no such text.
 */
export function textOf<Texts extends object>(texts: Texts, key: KeysOf<Texts>, values?: Values): string {
  const translator = createTranslator();
  translator.add('en', 'page', texts);
  const text = translator.text([`page:${key}`], values);
  if (text === key) throw new Error(`There is no text ${key}.`);
  return text;
}

/** Stands for a value that isn't given; no text has it. */
const anyValue = '\uE000';

/**
 * The same as a pattern, which finds the text within a longer one. A value that isn't given may be anything.
 * @throws if there is no such text, as for a plural without `count`.
 */
export function patternOf<Texts extends object>(
  texts: Texts,
  key: KeysOf<Texts>,
  values: Values = {},
): RegExp {
  const marked = JSON.stringify(texts).replace(
    /\{\{\s*([^{},]+?)\s*(?:,\s*number\s*)?\}\}/g,
    (placeholder, name) => (name in values ? placeholder : anyValue),
  );
  const text = textOf(JSON.parse(marked) as Texts, key, values);
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(anyValue, '.+'));
}
