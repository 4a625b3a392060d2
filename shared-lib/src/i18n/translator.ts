import { numberFormat, pluralRules } from './formats.ts';

/** Values for the placeholders of a text, by name. `count` also selects the plural form. */
export type Values = Readonly<Record<string, unknown>>;

/** A page's texts, in every language added so far. */
export interface Translator {
  /** The current language, a BCP 47 tag without a region, such as `en`. */
  readonly language: string;
  speak: (language: string) => void;
  /**
   * Adds texts to a namespace. The last one wins for a duplicate key.
   * @param catalog texts by key, possibly nested.
   */
  add: (language: string, namespace: string, catalog: object) => void;
  /** Whether a namespace has texts in any language. */
  has: (namespace: string) => boolean;
  /**
   * The first candidate that exists, in the page's language or else in English.
   * @param places namespaces and keys, such as `mf-team:columns.name`.
   * @returns the last candidate's key if none exists.
   */
  text: (places: readonly string[], values?: Values) => string;
}

/** Used when the page's language lacks a text: English has every key. */
const fallback = 'en';

/** Matches `{{name}}` and `{{count, number}}`, and a period after them. */
const placeholder = /\{\{\s*([^{},]+?)\s*(,\s*number\s*)?\}\}(\.?)/g;

/**
 * Fills in the values. Values are never parsed for placeholders, because they may be user input. One that ends with a
 * period, such as `8:00 p. m.`, gets no second one.
 */
function interpolate(text: string, values: Values, language: string): string {
  return text.replace(placeholder, (_, name: string, inWords: string | undefined, period: string) => {
    const value = values[name] ?? '';
    const shown =
      inWords !== undefined && value !== '' ? numberFormat(language).format(value as number) : String(value);
    return shown.endsWith('.') ? shown : shown + period;
  });
}

/**
 * A key's suffixes in the order they are tried. Spanish has a plural form for millions that no text needs.
 */
function suffixesFor(count: unknown, language: string): string[] {
  return typeof count === 'number' ? [`_${pluralRules(language).select(count)}`, '_other', ''] : [''];
}

/** A translator without texts, in English. */
export function createTranslator(): Translator {
  const texts = new Map<string, string>();
  const namespaces = new Set<string>();
  let language = fallback;

  function addBelow(path: string, catalog: object) {
    for (const [key, text] of Object.entries(catalog)) {
      if (typeof text === 'string') texts.set(`${path}${key}`, text);
      else if (typeof text === 'object' && text !== null) addBelow(`${path}${key}.`, text);
    }
  }

  function textAt(place: string, values: Values): string | undefined {
    for (const spoken of [language, fallback]) {
      for (const ending of suffixesFor(values.count, spoken)) {
        const text = texts.get(`${spoken}:${place}${ending}`);
        if (text !== undefined) return interpolate(text, values, spoken);
      }
    }
    return undefined;
  }

  return {
    get language() {
      return language;
    },
    speak(spoken) {
      language = spoken;
    },
    add(spoken, namespace, catalog) {
      namespaces.add(namespace);
      addBelow(`${spoken}:${namespace}:`, catalog);
    },
    has: (namespace) => namespaces.has(namespace),
    text(places, values = {}) {
      for (const place of places) {
        const text = textAt(place, values);
        if (text !== undefined) return text;
      }
      const last = places.at(-1) ?? '';
      return last.slice(last.indexOf(':') + 1);
    },
  };
}
