import i18next, { type i18n, type Resource } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { KeysOf } from './textKeys.ts';

export { dateTimeFormat, relativeTimeFormat, textCollator } from './formats.ts';
export { formatDate, formatDateTime, formatMoney, formatNight, sortableDateTime } from './inWords.ts';
export { clockTime, viewerTimeZone } from './clockTime.ts';
export type { Bilingual } from './textKeys.ts';
export { isEveryDay, weekdayNames } from './weekdayNames.ts';

/**
 * The English texts of every namespace. Whoever has texts adds them here with `declare module`, so that shared-lib knows none of
 * its users.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Its members are declared elsewhere.
export interface Catalogues {}

/** A namespace of texts: a module's name, or a part of the shell or the kit. */
export type Namespace = keyof Catalogues;

/** The keys of a namespace's texts, such as `columns.name`; a plural counts as one key, without its ending. */
export type TextKey<In extends Namespace> = KeysOf<Catalogues[In]>;

/** Where a form's words for errors stand: a namespace and a place in it, such as `mf-team:addMember.problems`. */
export type WordsAt = `${Namespace}:${string}`;

/** Looks up a text of a namespace; `values` are what stands in braces in it, and `count` chooses its plural form. */
export interface Translate<In extends Namespace> {
  (key: TextKey<In>, values?: Readonly<Record<string, unknown>>): string;
}

/** The languages that have a catalogue; the page is in the one that the browser asks for, English else. */
const SUPPORTED = ['en', 'es'] as const;

/**
 * Starts i18next with the shell's own catalogue; modules add theirs when they are loaded.
 * @param resources texts by language and namespace.
 */
export function startI18n(resources: Resource) {
  const language = SUPPORTED.find((supported) => navigator.language.startsWith(supported)) ?? 'en';
  // A screen reader speaks the page with this language's voice.
  document.documentElement.lang = language;
  void i18next.use(initReactI18next).init({
    resources,
    lng: language,
    fallbackLng: 'en',
    interpolation: { escapeValue: false },
    returnNull: false,
    initAsync: false,
  });
}

/**
 * Adds a module's texts under the module's name.
 * @param namespace the module's name, such as `mf-team`.
 * @param catalogues its texts by language.
 */
export function addCatalogues(namespace: string, catalogues: object) {
  for (const [language, texts] of Object.entries(catalogues)) {
    i18next.addResourceBundle(language, namespace, texts, true, true);
  }
}

/**
 * The texts of a namespace: `const { t } = useTexts('mf-team')`.
 * @returns `t`, which takes the keys of that namespace alone, and `i18n`, which has the language.
 */
export const useTexts = <In extends Namespace>(namespace: In): { t: Translate<In>; i18n: i18n } =>
  // i18next's own types of keys are set for a whole program at once, where each namespace's owner adds its own here.
  useTranslation<string>(namespace) as unknown as { t: Translate<In>; i18n: i18n };

/** The language in which dates, numbers and texts are shown, such as `en`. */
export const currentLanguage = () => i18next.language;
