import { useSyncExternalStore } from 'react';
import type { LocalePreferences } from '../domain/base/localePreferences.ts';
import { setHourCycle } from './formats.ts';
import {
  addCatalogs,
  loadTextsInPageLanguage,
  pageTexts,
  loadMissingTexts,
  type TextsByLanguage,
} from './pageTexts.ts';
import { deviceLocale, hourCycleFor, languageFor, loadLocale, saveLocale } from './locale.ts';
import type { KeysOf } from './textKeys.ts';
import type { Values } from './translator.ts';

export { addCatalogs } from './pageTexts.ts';
export { dateTimeFormat, relativeTimeFormat, textCollator } from './formats.ts';
export {
  formatCalendarDate,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNight,
  sortableDateTime,
} from './formatDates.ts';
export { clockTime, viewerTimeZone, zoneName } from './clockTime.ts';
export {
  formatLength,
  formatSpeed,
  fromMeters,
  lengthBounds,
  lengthUnitIn,
  formatWholeLength,
  toMeters,
} from './distance.ts';
export type { LengthUnit } from './distance.ts';
export type { CompleteCatalog } from './textKeys.ts';
export { isEveryDay, weekdayNames } from './weekdayNames.ts';

/**
 * The English texts of every namespace. Declare yours here with `declare module`, so shared-lib doesn't
 * depend on its users.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- Its members are declared elsewhere.
export interface Catalogs {}

/** A namespace of texts: a module's name, or a part of the shell or the kit. */
export type Namespace = keyof Catalogs;

/** The text keys of a namespace, such as `columns.name`. A plural counts as one key, without its suffix. */
export type TextKey<In extends Namespace> = KeysOf<Catalogs[In]>;

/** Where a form's error messages are: a namespace and a key prefix, such as `mf-team:addMember.problems`. */
export type MessageKeyPrefix = `${Namespace}:${string}`;

/**
 * Looks up a text in a namespace. `values` fill the placeholders in braces; `count` selects the plural form.
 */
export interface Translate<In extends Namespace> {
  (key: TextKey<In>, values?: Values): string;
}

/** The current language and clock. */
let speech: LocalePreferences = deviceLocale;
let localeVersion = 0;
const listeners = new Set<() => void>();

/** Sets the document's language, from which screen readers choose a voice. */
const showLanguage = () => (document.documentElement.lang = pageTexts.language);

/**
 * Sets the page's language and clock from the last visit, or else from the device, and adds the first texts.
 * Modules add theirs when they load.
 * @param catalogs texts by namespace and language.
 * @returns resolves once they are available. Never rejects.
 */
export async function startI18n(catalogs: Readonly<Record<string, TextsByLanguage>>): Promise<void> {
  speech = loadLocale();
  pageTexts.speak(languageFor(speech, navigator.language));
  setHourCycle(hourCycleFor(speech, navigator.language));
  showLanguage();
  await Promise.all(Object.entries(catalogs).map(([namespace, texts]) => addCatalogs(namespace, texts)));
}

/**
 * Switches language and clock without a reload; components re-render once the language's texts have loaded.
 * If they can't be loaded, the language applies from the next visit.
 */
export async function setLocale(chosen: LocalePreferences): Promise<void> {
  if (chosen.language === speech.language && chosen.timeFormat === speech.timeFormat) return;
  speech = chosen;
  saveLocale(chosen);
  const language = languageFor(chosen, navigator.language);
  const isThere = language === pageTexts.language || (await loadMissingTexts(language));
  // Another choice was made meanwhile and handles itself.
  if (speech !== chosen) return;
  if (isThere) pageTexts.speak(language);
  setHourCycle(hourCycleFor(chosen, navigator.language));
  showLanguage();
  localeVersion += 1;
  for (const tell of listeners) tell();
}

/**
 * Switches the language, keeps the clock, and stores the choice on the device. For visitors without an
 * account.
 */
export const setLanguage = (language: 'en' | 'es'): Promise<void> => setLocale({ ...speech, language });

/**
 * Re-renders when the language or the clock changes.
 * @returns a number that changes with them, for use as a React key.
 */
export const useLocaleVersion = (): number =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => localeVersion,
  );

/**
 * Loads texts in the page's language only; for the contract's `withTexts`.
 * @param files loads each language's file, whose export is named after the language.
 */
export const loadInPageLanguage =
  <En extends object, Es extends object>(files: { en: () => Promise<En>; es: () => Promise<Es> }) =>
  (): Promise<En | Es> =>
    loadTextsInPageLanguage(files) as Promise<En | Es>;

/** The texts of a namespace. */
export interface Texts<In extends Namespace> {
  t: Translate<In>;
  i18n: { readonly language: string };
}

const textsOf = new Map<string, Texts<never>>();

/**
 * The texts of a namespace: `const { t } = useTexts('mf-team')`. Texts are loaded before the components that
 * show them. A language change re-renders the whole page (`useLocaleVersion`), so nothing needs to subscribe.
 * @returns `t`, a stable function that accepts only keys of this namespace, and `i18n` with the language.
 */
export function useTexts<In extends Namespace>(namespace: In): Texts<In> {
  let texts = textsOf.get(namespace) as Texts<In> | undefined;
  if (!texts) {
    texts = { t: (key, values) => pageTexts.text([`${namespace}:${key}`], values), i18n: pageTexts };
    textsOf.set(namespace, texts as unknown as Texts<never>);
  }
  return texts;
}

/** The page's current language, such as `en`. */
export const currentLanguage = () => pageTexts.language;
