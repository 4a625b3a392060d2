import { createTranslator } from './translator.ts';

/**
 * The page's texts; internal to shared-lib. Components use `useTexts`, which accepts only keys that exist.
 */
export const pageTexts = createTranslator();

/** Texts of one language, or a function that loads a file whose export is named after the language. */
type Texts = object | (() => Promise<Readonly<Record<string, object>>>);

/**
 * Texts of a namespace by language. English is always bundled, as the fallback; other languages may be loaded
 * on demand.
 */
export interface TextsByLanguage {
  readonly en?: Texts;
  readonly es?: Texts;
}

type FetchTexts = () => Promise<object>;

/** Loaders of texts in languages the page doesn't use, by language, in case it switches to one. */
const unfetched = new Map<string, Map<FetchTexts, string>>();

function rememberUnfetched(namespace: string, language: string, fetchFile: FetchTexts) {
  const ofLanguage = unfetched.get(language) ?? new Map<FetchTexts, string>();
  unfetched.set(language, ofLanguage.set(fetchFile, namespace));
}

/** For texts loaded in one language, the loaders for all languages. */
const filesOf = new WeakMap<object, Readonly<Record<string, FetchTexts>>>();

/** Loads texts in the page's language and remembers the loaders for the others. */
export async function loadTextsInPageLanguage(files: Readonly<Record<string, FetchTexts>>): Promise<object> {
  const texts = await (files[pageTexts.language] ?? files['en']!)();
  filesOf.set(texts, files);
  return texts;
}

/**
 * Loads the texts a language is missing, so the page can switch to it.
 * @returns whether all of them loaded.
 */
export async function loadMissingTexts(language: string): Promise<boolean> {
  const lacking = [...(unfetched.get(language) ?? [])];
  const added = await Promise.all(
    lacking.map(([fetchFile, namespace]) => fetchTexts(namespace, language, fetchFile)),
  );
  lacking.forEach(([fetchFile], index) => added[index] && unfetched.get(language)?.delete(fetchFile));
  return !added.includes(false);
}

/** @returns whether they loaded. */
async function fetchTexts(namespace: string, language: string, fetchFile: FetchTexts): Promise<boolean> {
  try {
    const { [language]: texts } = (await fetchFile()) as Record<string, object>;
    if (texts) pageTexts.add(language, namespace, texts);
    return texts !== undefined;
  } catch (cause) {
    // Not fatal: the page falls back to English.
    console.error(`The texts of ${namespace} in "${language}" could not be fetched`, cause);
    return false;
  }
}

/**
 * Adds texts to a namespace.
 * @param namespace a module's name, such as `mf-team`.
 * @param catalogs texts by language; loaders run only for the page's language.
 * @returns resolves once they are available, immediately if nothing has to be loaded. Never rejects.
 */
export async function addCatalogs(namespace: string, catalogs: TextsByLanguage): Promise<void> {
  const fetched: Promise<boolean>[] = [];
  for (const [language, fetchFile] of Object.entries(filesOf.get(catalogs) ?? {})) {
    if (Object.hasOwn(catalogs, language)) continue;
    // The page may have switched language meanwhile.
    if (language === pageTexts.language) fetched.push(fetchTexts(namespace, language, fetchFile));
    else rememberUnfetched(namespace, language, fetchFile);
  }
  for (const [language, texts] of Object.entries(catalogs) as [string, Texts][]) {
    if (typeof texts !== 'function') pageTexts.add(language, namespace, texts);
    else if (language === pageTexts.language) {
      fetched.push(fetchTexts(namespace, language, texts as FetchTexts));
    } else rememberUnfetched(namespace, language, texts as FetchTexts);
  }
  await Promise.all(fetched);
}

/** The same, once per catalog, for texts that come with a component and would otherwise be added at every render. */
export function addCatalogsOnce(namespace: string, catalogs: TextsByLanguage) {
  if (!pageTexts.has(namespace)) void addCatalogs(namespace, catalogs);
}
