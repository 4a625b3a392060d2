import type { Catalog, Catalogs } from 'shared-lib/contract';

/** The texts of a catalog, by dotted key. */
function textsIn(catalog: Catalog, prefix = ''): Map<string, unknown> {
  const texts = new Map<string, unknown>();
  for (const [key, value] of Object.entries(catalog)) {
    if (typeof value === 'object' && value !== null)
      for (const [path, text] of textsIn(value, `${prefix}${key}.`)) texts.set(path, text);
    else texts.set(prefix + key, value);
  }
  return texts;
}

/** A plural counts as one key, because languages have different plural forms. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/**
 * Checks a module's texts: English is the fallback, so it needs every key that another language has.
 * @returns one sentence per problem, without a period
 */
export function textProblems(catalogs: Catalogs): string[] {
  const english = textsIn(catalogs.en);
  const known = new Set([...english.keys()].map(withoutPlural));
  return [
    ...[...english].flatMap(([key, text]) =>
      typeof text === 'string' && text.trim() !== ''
        ? []
        : [`the English text ${key} is empty or isn't a string`],
    ),
    ...Object.entries(catalogs)
      .filter(([language]) => language !== 'en')
      .flatMap(([language, catalog]) =>
        [...textsIn(catalog as Catalog)].flatMap(([key, text]) => {
          if (typeof text !== 'string' || text.trim() === '')
            return [`the text ${key} in "${language}" is empty or isn't a string`];
          return known.has(withoutPlural(key))
            ? []
            : [`the text ${key} is in "${language}" but not in English`];
        }),
      ),
  ];
}
