import { invalidArgument } from '../FirestoreError.ts';

const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):(\d\d))$/;
const MIN_SECONDS = Date.parse('0001-01-01T00:00:00Z') / 1000;
const MAX_SECONDS = Date.parse('9999-12-31T23:59:59Z') / 1000;

/**
 * The canonical text of a time: `YYYY-MM-DDTHH:MM:SS.ffffffZ`, always 27 characters, so texts compare like times.
 *
 * @param seconds whole seconds since 1970, may be negative
 * @param micros  microseconds within the second, 0 to 999999
 */
export function formatTimestamp(seconds: number, micros: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}.${String(micros).padStart(6, '0')}Z`;
}

/** The canonical text of a commit version, which is a number of microseconds since 1970. */
export function timestampOfVersion(version: number): string {
  const seconds = Math.floor(version / 1e6);
  return formatTimestamp(seconds, version - seconds * 1e6);
}

/** The commit version (microseconds since 1970) of a canonical timestamp. */
export function versionOfTimestamp(timestamp: string): number {
  return secondsOf(timestamp) * 1e6 + Number(timestamp.slice(20, 26));
}

/** Whole seconds since 1970 of a canonical timestamp; may be negative. */
export function secondsOf(timestamp: string): number {
  return Date.parse(`${timestamp.slice(0, 19)}Z`) / 1000;
}

/**
 * Parses an RFC 3339 timestamp with any offset and precision into canonical form. Firestore stores microseconds: further digits are
 * truncated.
 *
 * @throws FirestoreError INVALID_ARGUMENT for anything else, or outside the years 1 to 9999
 */
export function parseTimestamp(text: unknown): string {
  const match = typeof text === 'string' ? RFC3339.exec(text) : null;
  if (!match) throw invalidArgument(`Invalid timestamp: ${JSON.stringify(text)}`);
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHours, offsetMinutes] = match;
  const offset = sign
    ? (sign === '-' ? -1 : 1) * (Number(offsetHours) * 3600 + Number(offsetMinutes) * 60)
    : 0;
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) / 1000;
  const seconds = local - offset;
  if (!(seconds >= MIN_SECONDS && seconds <= MAX_SECONDS))
    throw invalidArgument(`Invalid timestamp: ${JSON.stringify(text)}`);
  return formatTimestamp(seconds, Number(fraction.padEnd(6, '0').slice(0, 6)));
}
