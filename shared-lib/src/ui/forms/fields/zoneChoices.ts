import { dateTimeFormat } from '../../../i18n/index.ts';

/** The zones of nearly all communities, from east to west. */
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

/** A recent date, because zones such as Alaska's and Hawaii's had other names in 1970. */
const someMoment = Date.UTC(2026, 0, 1);

/** Such as `New York – Eastern Time`: the zone's city and its common name. */
const inWords = (zone: string, language: string): string => {
  const parts = dateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(
    someMoment,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${spaced(zone.slice(zone.indexOf('/') + 1))} – ${name}`;
};

/** A time zone as an option; US zones by their common name. */
export const zoneChoice = (language: string, zone: string): ZoneChoice => ({
  value: zone,
  label: unitedStates.includes(zone) ? inWords(zone, language) : spaced(zone),
});

/**
 * The time zones to choose from: US zones by their common names, then all others.
 * @param language BCP 47 tag.
 * @param known IANA names the browser supports.
 * @param chosen the current zone, always included.
 */
export function zoneChoices(language: string, known: readonly string[], chosen: string) {
  const others = new Set([...known, ...(chosen === '' ? [] : [chosen])]);
  for (const zone of unitedStates) others.delete(zone);
  return {
    unitedStates: unitedStates.map((zone) => zoneChoice(language, zone)),
    others: [...others].sort().map((zone) => zoneChoice(language, zone)),
  };
}
