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

type FetchTexts = () => Promise<object>;

/** What fetches texts of other languages than the page's, by language: for when the page comes to speak it. */
const unfetched = new Map<string, Map<FetchTexts, string>>();

function rememberUnfetched(namespace: string, language: string, fetchFile: FetchTexts) {
  const ofLanguage = unfetched.get(language) ?? new Map<FetchTexts, string>();
  unfetched.set(language, ofLanguage.set(fetchFile, namespace));
}

/** Where the texts that were fetched in one language alone come from, in all of them. */
const filesOf = new WeakMap<object, Readonly<Record<string, FetchTexts>>>();

/** Fetches texts in the language of the page alone, and remembers where those of the others are. */
export async function fetchInPageLanguage(files: Readonly<Record<string, FetchTexts>>): Promise<object> {
  const texts = await (files[pageTexts.language] ?? files['en']!)();
  filesOf.set(texts, files);
  return texts;
}

/**
 * Fetches what a language lacks of the texts that the page has, so that it can be spoken.
 * @returns whether all of them came.
 */
export async function fetchAlso(language: string): Promise<boolean> {
  const lacking = [...(unfetched.get(language) ?? [])];
  const added = await Promise.all(
    lacking.map(([fetchFile, namespace]) => fetchTexts(namespace, language, fetchFile)),
  );
  lacking.forEach(([fetchFile], index) => added[index] && unfetched.get(language)?.delete(fetchFile));
  return !added.includes(false);
}

/** @returns whether they came. */
async function fetchTexts(namespace: string, language: string, fetchFile: FetchTexts): Promise<boolean> {
  try {
    const { [language]: texts } = (await fetchFile()) as Record<string, object>;
    if (texts) pageTexts.add(language, namespace, texts);
    return texts !== undefined;
  } catch (cause) {
    // The page can do without: it is in English then.
    console.error(`The texts of ${namespace} in "${language}" could not be fetched`, cause);
    return false;
  }
}

/**
 * Adds texts under a namespace.
 * @param namespace a module's name, such as `mf-team`.
 * @param catalogues its texts by language; those to be fetched are fetched only in the language of the page.
 * @returns ends when they are there, at once for those that need not be fetched. Never rejects.
 */
export async function addCatalogues(namespace: string, catalogues: TextsByLanguage): Promise<void> {
  const fetched: Promise<boolean>[] = [];
  for (const [language, fetchFile] of Object.entries(filesOf.get(catalogues) ?? {})) {
    if (Object.hasOwn(catalogues, language)) continue;
    // The page may have come to speak another language meanwhile.
    if (language === pageTexts.language) fetched.push(fetchTexts(namespace, language, fetchFile));
    else rememberUnfetched(namespace, language, fetchFile);
  }
  for (const [language, texts] of Object.entries(catalogues) as [string, Texts][]) {
    if (typeof texts !== 'function') pageTexts.add(language, namespace, texts);
    else if (language === pageTexts.language) {
      fetched.push(fetchTexts(namespace, language, texts as FetchTexts));
    } else rememberUnfetched(namespace, language, texts as FetchTexts);
  }
  await Promise.all(fetched);
}

/** The same for texts that arrive with what shows them, and would else be added each time that it is drawn. */
export function addCataloguesOnce(namespace: string, catalogues: TextsByLanguage) {
  if (!pageTexts.has(namespace)) void addCatalogues(namespace, catalogues);
}
