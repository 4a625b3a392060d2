import type { Wording } from '../domain/base/wording.ts';
import type { HourCycle } from './formats.ts';

/** The supported languages. */
export const supportedLanguages = ['en', 'es'] as const;

/**
 * Local storage key of the last language and clock, for the first paint. Absent while both follow the device.
 */
export const wordingStorageKey = 'vh_speech';

export const deviceWording: Wording = { language: null, timeFormat: null };

/** Parses the stored language and clock, of any content. */
export function parseWording(stored: string | null): Wording {
  try {
    const { language, timeFormat } = JSON.parse(stored ?? '{}') as Record<keyof Wording, unknown>;
    return {
      language: supportedLanguages.find((known) => known === language) ?? null,
      timeFormat: timeFormat === '12h' || timeFormat === '24h' ? timeFormat : null,
    };
  } catch {
    return deviceWording;
  }
}

/** The stored language and clock; those of the device if nothing is stored. */
export function loadWording(): Wording {
  try {
    return parseWording(localStorage.getItem(wordingStorageKey));
  } catch {
    return deviceWording;
  }
}

/** Stores the language and clock for the next visit, if the browser allows it. */
export function saveWording({ language, timeFormat }: Wording) {
  try {
    if (language === null && timeFormat === null) localStorage.removeItem(wordingStorageKey);
    else localStorage.setItem(wordingStorageKey, JSON.stringify({ language, timeFormat }));
  } catch {
    // It applies until the page is closed.
  }
}

/** The page's language. @param device the browser's BCP 47 tag; unsupported languages become English */
export const languageFor = ({ language }: Pick<Wording, 'language'>, device: string) =>
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
export function hourCycleFor({ timeFormat }: Pick<Wording, 'timeFormat'>, device: string): HourCycle {
  if (timeFormat !== null) return timeFormat === '12h' ? 'h12' : 'h23';
  const { hourCycle } = new Intl.DateTimeFormat(knownLocale(device), { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h23' || hourCycle === 'h24' ? 'h23' : 'h12';
}
