import type { LatLng } from '../values/LatLng.ts';
import type { RulesMap } from '../values/RulesValue.ts';
import { RulesPath } from '../values/RulesValue.ts';
import { Duration, NANOS_PER_DAY, NANOS_PER_SECOND, Timestamp, floorDivide } from '../values/time.ts';
import { EvaluationError } from './EvaluationError.ts';
import type { Signatures } from './Signature.ts';

const MS_PER_DAY = 86_400_000;
const WILDCARD = /^(?:\{(\w+)\}|\$\((\w+)\))$/;

/** Timestamp methods, all in UTC. Days of the week count from Monday as 1, days of the year and months from 1. */
export const TIMESTAMP_METHODS: Signatures = {
  date: {
    parameters: [],
    run: (time: Timestamp) => new Timestamp(time.nanos - time.nanosOfDay),
  },
  day: { parameters: [], run: (time: Timestamp) => BigInt(time.date.getUTCDate()) },
  dayOfWeek: { parameters: [], run: (time: Timestamp) => BigInt(time.date.getUTCDay() || 7) },
  dayOfYear: {
    parameters: [],
    run: ({ date }: Timestamp) => {
      const newYear = new Date(date);
      newYear.setUTCMonth(0, 1);
      return BigInt(Math.round((date.getTime() - newYear.getTime()) / MS_PER_DAY) + 1);
    },
  },
  hours: { parameters: [], run: (time: Timestamp) => BigInt(time.date.getUTCHours()) },
  minutes: { parameters: [], run: (time: Timestamp) => BigInt(time.date.getUTCMinutes()) },
  month: { parameters: [], run: (time: Timestamp) => BigInt(time.date.getUTCMonth() + 1) },
  nanos: { parameters: [], run: (time: Timestamp) => time.nanosOfDay % NANOS_PER_SECOND },
  seconds: { parameters: [], run: (time: Timestamp) => BigInt(time.date.getUTCSeconds()) },
  time: { parameters: [], run: (time: Timestamp) => new Duration(time.nanosOfDay) },
  toMillis: { parameters: [], run: (time: Timestamp) => floorDivide(time.nanos, 1_000_000n) },
  year: { parameters: [], run: (time: Timestamp) => BigInt(time.date.getUTCFullYear()) },
};

/** Duration methods: whole seconds, and the remaining nanoseconds. */
export const DURATION_METHODS: Signatures = {
  seconds: { parameters: [], run: ({ nanos }: Duration) => nanos / NANOS_PER_SECOND },
  nanos: { parameters: [], run: ({ nanos }: Duration) => nanos % NANOS_PER_SECOND },
};

/** LatLng methods; a distance is in meters. */
export const LATLNG_METHODS: Signatures = {
  latitude: { parameters: [], run: ({ latitude }: LatLng) => latitude },
  longitude: { parameters: [], run: ({ longitude }: LatLng) => longitude },
  distance: { parameters: ['latlng'], run: (from: LatLng, to: LatLng) => from.distance(to) },
};

/** Bytes methods. */
export const BYTES_METHODS: Signatures = {
  size: { parameters: [], run: (bytes: Uint8Array) => BigInt(bytes.length) },
  toBase64: {
    parameters: [],
    run: (bytes: Uint8Array) =>
      Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  },
  toHexString: {
    parameters: [],
    run: (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').toUpperCase(),
  },
};

/** Path methods. `bind` replaces `{name}` or `$(name)` in the path with a map's values. */
export const PATH_METHODS: Signatures = {
  bind: {
    parameters: ['map'],
    run: (path: RulesPath, values: RulesMap) =>
      new RulesPath(path.segments.flatMap((segment) => bindSegment(segment, values))),
  },
};

/** Functions of the namespace `duration`. */
export const DURATION_FUNCTIONS: Signatures = {
  abs: {
    parameters: ['duration'],
    run: ({ nanos }: Duration) => Duration.of(nanos < 0n ? -nanos : nanos),
  },
  time: {
    parameters: ['int', 'int', 'int', 'int'],
    run: (hours: bigint, minutes: bigint, seconds: bigint, nanos: bigint) =>
      Duration.of(((hours * 60n + minutes) * 60n + seconds) * NANOS_PER_SECOND + nanos),
  },
  value: {
    parameters: ['int', 'string'],
    run: (magnitude: bigint, unit: string) => {
      const nanos = Object.hasOwn(UNIT_NANOS, unit) ? UNIT_NANOS[unit] : undefined;
      if (nanos === undefined) throw new EvaluationError(`Unknown unit of time '${unit}'`);
      return Duration.of(magnitude * nanos);
    },
  },
};

const UNIT_NANOS: Record<string, bigint> = {
  w: 7n * NANOS_PER_DAY,
  d: NANOS_PER_DAY,
  h: 3600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

/** Functions of the namespace `timestamp`. */
export const TIMESTAMP_FUNCTIONS: Signatures = {
  date: {
    parameters: ['int', 'int', 'int'],
    run: (year: bigint, month: bigint, day: bigint) => {
      const date = new Date(0);
      date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
      const exact = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
      if (!exact || year < 1n || year > 9999n) throw new EvaluationError('The date does not exist');
      return new Timestamp(BigInt(date.getTime()) * 1_000_000n);
    },
  },
  value: {
    parameters: ['int'],
    run: (millis: bigint) => Timestamp.of(millis * 1_000_000n),
  },
};

function bindSegment(segment: string, values: RulesMap): string | readonly string[] {
  const wildcard = WILDCARD.exec(segment);
  const value = wildcard ? values.get((wildcard[1] ?? wildcard[2]) as string) : undefined;
  if (value === undefined) return segment;
  if (value instanceof RulesPath) return value.segments;
  if (typeof value !== 'string') throw new EvaluationError('The values passed to bind() must be strings');
  return value;
}
