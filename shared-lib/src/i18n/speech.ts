import type { Wording } from '../domain/base/wording.ts';
import type { HourCycle } from './formats.ts';

/** The languages that have a catalogue. */
export const spokenLanguages = ['en', 'es'] as const;

/** Browser local storage: how the product spoke last at this device, for its first paint; absent while it is as the device has it. */
export const speechStorageKey = 'vh_speech';

export const asDevice: Wording = { language: null, timeFormat: null };

/** What an earlier visit has kept, of any content. */
export function speechOf(stored: string | null): Wording {
  try {
    const { language, timeFormat } = JSON.parse(stored ?? '{}') as Record<keyof Wording, unknown>;
    return {
      language: spokenLanguages.find((known) => known === language) ?? null,
      timeFormat: timeFormat === '12h' || timeFormat === '24h' ? timeFormat : null,
    };
  } catch {
    return asDevice;
  }
}

/** How the product spoke at an earlier visit; where the browser keeps nothing, it is as the device has it. */
export function readSpeech(): Wording {
  try {
    return speechOf(localStorage.getItem(speechStorageKey));
  } catch {
    return asDevice;
  }
}

/** Keeps how the product speaks for the next visit, where the browser lets it. */
export function storeSpeech({ language, timeFormat }: Wording) {
  try {
    if (language === null && timeFormat === null) localStorage.removeItem(speechStorageKey);
    else localStorage.setItem(speechStorageKey, JSON.stringify({ language, timeFormat }));
  } catch {
    // It holds until the page is left.
  }
}

/** The language of the page. @param device the browser's, a BCP 47 tag; English where it has no catalogue */
export const languageFor = ({ language }: Pick<Wording, 'language'>, device: string) =>
  language ?? spokenLanguages.find((spoken) => device.startsWith(spoken)) ?? 'en';

/** A browser may name the system's locale, such as `c` or `en-US@posix`, which `Intl` refuses. */
function knownLocale(device: string): string {
  try {
    return Intl.getCanonicalLocales(device)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

/** The clock of the page, which the language has nothing to do with. @param device the browser's language, a BCP 47 tag or not */
export function hourCycleFor({ timeFormat }: Pick<Wording, 'timeFormat'>, device: string): HourCycle {
  if (timeFormat !== null) return timeFormat === '12h' ? 'h12' : 'h23';
  const { hourCycle } = new Intl.DateTimeFormat(knownLocale(device), { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h23' || hourCycle === 'h24' ? 'h23' : 'h12';
}
