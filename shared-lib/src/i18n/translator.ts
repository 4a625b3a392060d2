import { numberFormat, pluralRules } from './formats.ts';

/** What stands in braces in a text, by name; `count` also chooses the plural form. */
export type Values = Readonly<Record<string, unknown>>;

/** The texts that a page has, in all languages that they came in. */
export interface Translator {
  /** The language in which texts are looked up, a BCP 47 tag without a region, such as `en`. */
  readonly language: string;
  speak: (language: string) => void;
  /**
   * Adds texts to those of a namespace; of two with the same key the later one counts.
   * @param catalogue texts, and groups of texts, by key.
   */
  add: (language: string, namespace: string, catalogue: object) => void;
  /** Whether texts of a namespace were added, in whatever language. */
  has: (namespace: string) => boolean;
  /**
   * The first of several texts that there is, in the page's language or else in English.
   * @param places namespaces and keys, such as `mf-team:columns.name`.
   * @returns the key of the last place where there is none.
   */
  text: (places: readonly string[], values?: Values) => string;
}

/** What a text has instead when the page's language lacks it: English has every key. */
const fallback = 'en';

/** Such as `{{name}}` and `{{count, number}}`. */
const placeholder = /\{\{\s*([^{},]+?)\s*(,\s*number\s*)?\}\}/g;

/** Puts the values into a text. What a value contains is never read as a placeholder: it may be a person's own words. */
function filled(text: string, values: Values, language: string): string {
  return text.replace(placeholder, (_, name: string, inWords?: string) => {
    const value = values[name] ?? '';
    return inWords !== undefined && value !== ''
      ? numberFormat(language).format(value as number)
      : String(value);
  });
}

/** A key's endings in the order in which they are tried. Spanish has a form for millions, which no text needs. */
function endingsFor(count: unknown, language: string): string[] {
  return typeof count === 'number' ? [`_${pluralRules(language).select(count)}`, '_other', ''] : [''];
}

/** A translator without texts, in English. */
export function createTranslator(): Translator {
  const texts = new Map<string, string>();
  const namespaces = new Set<string>();
  let language = fallback;

  function addBelow(path: string, catalogue: object) {
    for (const [key, text] of Object.entries(catalogue)) {
      if (typeof text === 'string') texts.set(`${path}${key}`, text);
      else if (typeof text === 'object' && text !== null) addBelow(`${path}${key}.`, text);
    }
  }

  function textAt(place: string, values: Values): string | undefined {
    for (const spoken of [language, fallback]) {
      for (const ending of endingsFor(values.count, spoken)) {
        const text = texts.get(`${spoken}:${place}${ending}`);
        if (text !== undefined) return filled(text, values, spoken);
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
    add(spoken, namespace, catalogue) {
      namespaces.add(namespace);
      addBelow(`${spoken}:${namespace}:`, catalogue);
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
