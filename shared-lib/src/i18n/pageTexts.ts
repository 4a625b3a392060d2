import { createTranslator } from './translator.ts';

/**
 * The texts of this page, for shared-lib alone. Whoever shows a text looks it up with `useTexts`, which takes no key that has
 * no text.
 */
export const pageTexts = createTranslator();

/** The texts of one language: as they are, or what fetches a file that exports them by the name of the language. */
type Texts = object | (() => Promise<Readonly<Record<string, object>>>);

/**
 * Texts of a namespace by language. English is there, for any text that another language lacks; what only a page in another language needs
 * can be fetched by it.
 */
export interface TextsByLanguage {
  readonly en?: Texts;
  readonly es?: Texts;
}

async function fetchTexts(namespace: string, language: string, fetchFile: () => Promise<object>) {
  try {
    const { [language]: texts } = (await fetchFile()) as Record<string, object>;
    if (texts) pageTexts.add(language, namespace, texts);
  } catch (cause) {
    // The page can do without: it is in English then.
    console.error(`The texts of ${namespace} in "${language}" could not be fetched`, cause);
  }
}

/**
 * Adds texts under a namespace.
 * @param namespace a module's name, such as `mf-team`.
 * @param catalogues its texts by language; those to be fetched are fetched only in the language of the page.
 * @returns ends when they are there, at once for those that need not be fetched. Never rejects.
 */
export async function addCatalogues(namespace: string, catalogues: TextsByLanguage): Promise<void> {
  const fetched: Promise<void>[] = [];
  for (const [language, texts] of Object.entries(catalogues) as [string, Texts][]) {
    if (typeof texts !== 'function') pageTexts.add(language, namespace, texts);
    else if (language === pageTexts.language) {
      fetched.push(fetchTexts(namespace, language, texts as () => Promise<object>));
    }
  }
  await Promise.all(fetched);
}

/** The same for texts that arrive with what shows them, and would else be added each time that it is drawn. */
export function addCataloguesOnce(namespace: string, catalogues: TextsByLanguage) {
  if (!pageTexts.has(namespace)) void addCatalogues(namespace, catalogues);
}
