import i18next, { type Resource } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

/** The language of the page: what the browser asks for, where there is a catalogue for it; English else. */
const SUPPORTED = ['en', 'es'] as const;

/**
 * Starts i18next with the shell's own catalogue; modules add theirs when they are loaded.
 * @param resources texts by language and namespace.
 */
export function startI18n(resources: Resource) {
  void i18next.use(initReactI18next).init({
    resources,
    lng: SUPPORTED.find((language) => navigator.language.startsWith(language)) ?? 'en',
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
