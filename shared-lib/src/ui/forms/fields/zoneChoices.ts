import { dateTimeFormat } from '../../../i18n/index.ts';

/** The zones in which almost all properties are, from east to west. */
const unitedStates = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

interface ZoneChoice {
  value: string;
  label: string;
}

const spaced = (name: string) => name.replaceAll('_', ' ');

/** A moment of today's zones: what Alaska and Hawaii were called in 1970 is history. */
const someMoment = Date.UTC(2026, 0, 1);

/** Such as `New York – Eastern Time`: the city that names the zone, and what people call it. */
const inWords = (zone: string, language: string): string => {
  const parts = dateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(
    someMoment,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${spaced(zone.slice(zone.indexOf('/') + 1))} – ${name}`;
};

/** A time zone by its name: one of the United States by that which people know. */
export const zoneChoice = (language: string, zone: string): ZoneChoice => ({
  value: zone,
  label: unitedStates.includes(zone) ? inWords(zone, language) : spaced(zone),
});

/**
 * The time zones to choose from: those of the United States by the names that people know, and all the others.
 * @param language a BCP 47 tag.
 * @param known the IANA names that the browser knows.
 * @param chosen the zone that is chosen now, which is among them in any case.
 */
export function zoneChoices(language: string, known: readonly string[], chosen: string) {
  const others = new Set([...known, ...(chosen === '' ? [] : [chosen])]);
  for (const zone of unitedStates) others.delete(zone);
  return {
    unitedStates: unitedStates.map((zone) => zoneChoice(language, zone)),
    others: [...others].sort().map((zone) => zoneChoice(language, zone)),
  };
}
