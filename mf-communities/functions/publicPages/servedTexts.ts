import { isLastNight, formatNightState, nightState } from 'mf-communities/domain';
import type { PublicPage } from 'shared-lib/domain';

/** A served page's text about tonight, in one language. */
export interface ServedTexts {
  /** Which night it is, with its date. */
  readonly tonight: string;
  readonly state: string;
  readonly sentence: string;
  /** When to set out; null if there is no collection. */
  readonly setOut: string | null;
}

/** Devices in the United States use 12 hours in both languages, and so does the page that follows. */
const locales = { en: 'en-US', es: 'es-US' } as const;

const fixed = {
  en: {
    tonight: 'Tonight',
    lastNight: 'Last night',
    setOut: (from: string, to: string) => `Set out: ${from} – ${to}`,
  },
  es: {
    tonight: 'Esta noche',
    lastNight: 'Anoche',
    setOut: (from: string, to: string) => `Sacar: ${from} – ${to}`,
  },
} as const;

const clock = (locale: string, timeZone: string, hasZone = false) =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(hasZone && { timeZoneName: 'short' }),
  });

/**
 * A community's night status, with the page's texts.
 * @param now epoch milliseconds
 * @param hasZone whether times name their zone, for readers who may be anywhere
 */
export const servedTexts = (
  page: PublicPage,
  language: 'en' | 'es',
  now: number,
  hasZone = false,
): ServedTexts => {
  const night = nightState(page, now);
  const locale = locales[language];
  const { inShort, sentence } = formatNightState(night, language, (instant) =>
    clock(locale, page.timezone, hasZone).format(instant),
  );
  const date = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${night.date}T00:00:00Z`));
  const timeOfDay = (time: string) => clock(locale, 'UTC').format(Date.parse(`2024-01-01T${time}:00Z`));
  const words = fixed[language];
  const which = isLastNight(night, page.timezone, now) ? words.lastNight : words.tonight;
  const isServed = night.state === 'scheduled' || night.state === 'delayed';
  return {
    tonight: `${which}, ${date}`,
    state: inShort,
    sentence,
    setOut: isServed ? words.setOut(timeOfDay(page.setOutStart), timeOfDay(page.setOutEnd)) : null,
  };
};
