import type { LocalePreferences } from '../domain/base/localePreferences.ts';
import type { HourCycle } from './formats.ts';

/** The supported languages. */
export const supportedLanguages = ['en', 'es'] as const;

/**
 * Local storage key of the last language and clock, for the first paint. Absent while both follow the device.
 */
export const localeStorageKey = 'vh_speech';

export const deviceLocale: LocalePreferences = { language: null, timeFormat: null };

/** Parses the stored language and clock, of any content. */
export function parseLocale(stored: string | null): LocalePreferences {
  try {
    const { language, timeFormat } = JSON.parse(stored ?? '{}') as Record<keyof LocalePreferences, unknown>;
    return {
      language: supportedLanguages.find((known) => known === language) ?? null,
      timeFormat: timeFormat === '12h' || timeFormat === '24h' ? timeFormat : null,
    };
  } catch {
    return deviceLocale;
  }
}

/** The stored language and clock; those of the device if nothing is stored. */
export function loadLocale(): LocalePreferences {
  try {
    return parseLocale(localStorage.getItem(localeStorageKey));
  } catch {
    return deviceLocale;
  }
}

/** Stores the language and clock for the next visit, if the browser allows it. */
export function saveLocale({ language, timeFormat }: LocalePreferences) {
  try {
    if (language === null && timeFormat === null) localStorage.removeItem(localeStorageKey);
    else localStorage.setItem(localeStorageKey, JSON.stringify({ language, timeFormat }));
  } catch {
    // It applies until the page is closed.
  }
}

/** The page's language. @param device the browser's BCP 47 tag; unsupported languages become English */
export const languageFor = ({ language }: Pick<LocalePreferences, 'language'>, device: string) =>
  language ?? supportedLanguages.find((spoken) => device.startsWith(spoken)) ?? 'en';

/** Some browsers report a system locale that `Intl` rejects, such as `c` or `en-US@posix`. */
function knownLocale(device: string): string {
  try {
    return Intl.getCanonicalLocales(device)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

/**
 * The page's clock, which doesn't depend on its language. @param device the browser's language, not
 * necessarily valid BCP 47
 */
export function hourCycleFor(
  { timeFormat }: Pick<LocalePreferences, 'timeFormat'>,
  device: string,
): HourCycle {
  if (timeFormat !== null) return timeFormat === '12h' ? 'h12' : 'h23';
  const { hourCycle } = new Intl.DateTimeFormat(knownLocale(device), { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h23' || hourCycle === 'h24' ? 'h23' : 'h12';
}
