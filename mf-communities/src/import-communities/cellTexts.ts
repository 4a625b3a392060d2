import { foldText } from 'shared-lib/ui/table';

const two = (value: number) => String(value).padStart(2, '0');

/** A time as a spreadsheet stores it in an unformatted cell: a fraction of a day. */
const fraction = /^0?\.\d+$/;

/**
 * Parses a cell's time of day, such as `6:00 PM`, `6pm`, `18:00`, `18h30` or `0.75`, as `HH:mm`.
 * @returns the text itself if it isn't a time, so that validation rejects it
 */
export function timeIn(text: string): string {
  const written = text.trim();
  if (fraction.test(written)) {
    const minutes = Math.round(Number(written) * 1440) % 1440;
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  }
  const spelled = written
    .normalize('NFKC')
    .replace(
      /^(\d{1,2}) ?h(?:(\d{2})|(?:rs?|oras)?\.?)$/i,
      (_, hours, minutes = '00') => `${hours}:${minutes}`,
    )
    .replace(/(:\d{2}) ?(h|hrs?|horas)\.?$/i, '$1');
  const read = /^(\d{1,2})(?:[:.](\d{2}))?(?::00)?\s*([ap])?\.?\s*(?:m\.?)?$/i.exec(spelled);
  if (!read) return text;
  const [, hours = '', minutes = '00', half] = read;
  const hour = Number(hours);
  if (half === undefined && !spelled.includes(':')) return text;
  if (half !== undefined && (hour < 1 || hour > 12)) return text;
  const inDay = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return inDay > 23 || Number(minutes) > 59 ? text : `${two(inDay)}:${minutes}`;
}

/**
 * Parses a count: `48`, `48.00`, `1,204` or `48 units`. Of a dot or a comma before exactly three digits, only
 * the comma counts as a thousands separator.
 * @returns null for an empty cell; NaN if it isn't a whole number
 */
export function countIn(text: string): number | null {
  const written = text.trim().replace(/\s*(units?|doors?|unidades|puertas)$/i, '');
  if (written === '') return null;
  if (/^\d+([.,]0{1,2})?$/.test(written)) return Number.parseInt(written, 10);
  return /^\d{1,3}([, ]\d{3})+(\.0+)?$/.test(written)
    ? Number.parseInt(written.replaceAll(/[, ]/g, ''), 10)
    : Number.NaN;
}

/** Common names of the time zones of the United States, with or without standard or daylight time. */
const zones: readonly (readonly [RegExp, string])[] = [
  [/^(arizona|.*\(arizona\)|us\/arizona|phoenix)$/, 'America/Phoenix'],
  [/^(indiana|.*\(indiana\))$/, 'America/Indiana/Indianapolis'],
  [/^(eastern|este|e[sd]?t|est5edt|new york)$/, 'America/New_York'],
  [/^(central|centro|c[sd]?t|cst6cdt|chicago)$/, 'America/Chicago'],
  [/^(mountain|montana|m[sd]?t|mst7mdt|denver)$/, 'America/Denver'],
  [/^(pacific|pacifico|p[sd]?t|pst8pdt|los angeles)$/, 'America/Los_Angeles'],
  [/^(alaskan?|ak[sd]?t)$/, 'America/Anchorage'],
  [/^(hawaii(an)?|h[sd]?t)$/, 'Pacific/Honolulu'],
  [/^(atlantic|a[sd]t|puerto rico)$/, 'America/Puerto_Rico'],
];

/** Obsolete zone names, which the product's own list doesn't show. */
const former = /^us\/(eastern|central|mountain|pacific|alaska|hawaii)$/;

/**
 * The IANA zone that a cell means, with daylight saving: `MST` and `Mountain Standard Time` are Denver's
 * zone.
 * @returns the text itself if it isn't an alias of one
 */
export function zoneIn(text: string): string {
  const folded = foldText(text).trim();
  const word = folded
    .replace(former, '$1')
    .replace(/^\((utc|gmt)[^)]*\)\s*/, '')
    .replace(/\s*\((us|usa)( & | and )?(canada)?\)$/, '')
    .replace(/^(us|u\.s\.)\s+/, '')
    .replace(/\s*\((e|c|m|p|ak|h)[sd]?t\)$|\s*\((utc|gmt)[^)]*\)$/, '')
    .replace(/^(ak|[ecmph])st\/(ak|[ecmph])dt$/, '$1t')
    .replace(/[\s,]+(standard|daylight|day light)?\s*time( zone)?|\s+(standard|daylight)$/, '')
    .replace(/^(hora|tiempo) (del?|estandar del?) (la )?/, '')
    .trim();
  const meant = zones.find(([names]) => names.test(word))?.[1];
  return (
    meant ??
    Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase() === folded.replaceAll(' ', '_')) ??
    text
  );
}
