import { createTranslator } from './translator.ts';

/**
 * The texts of this page, for shared-lib alone. Whoever shows a text looks it up with `useTexts`, which takes no key that has
 * no text.
 */
export const pageTexts = createTranslator();

/**
 * Adds texts under a namespace.
 * @param namespace a module's name, such as `mf-team`.
 * @param catalogues its texts by language.
 */
export function addCatalogues(namespace: string, catalogues: object) {
  for (const [language, texts] of Object.entries(catalogues)) pageTexts.add(language, namespace, texts);
}

/** The same for texts that arrive with what shows them, and would else be added each time that it is drawn. */
export function addCataloguesOnce(namespace: string, catalogues: object) {
  if (!pageTexts.has(namespace)) addCatalogues(namespace, catalogues);
}
