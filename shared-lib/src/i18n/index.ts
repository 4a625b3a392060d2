import i18next, { type Resource } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

export { dateTimeFormat, relativeTimeFormat, textCollator } from './formats.ts';
export { formatDate, formatDateTime, formatMoney, formatNight, sortableDateTime } from './inWords.ts';
export { clockTime, viewerTimeZone } from './clockTime.ts';
export { isEveryDay, weekdayNames } from './weekdayNames.ts';

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

/** The texts of a namespace (a module's name, or `shell`, or `ui`): `const { t } = useTexts('mf-team')`. */
export const useTexts = (namespace: string) => useTranslation(namespace);

/** The language in which dates, numbers and texts are shown, such as `en`. */
export const currentLanguage = () => i18next.language;
