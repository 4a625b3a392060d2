import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore';
import type { Fields } from './clientWrites.ts';

const wide = (size: number) => '😀'.repeat(size);
const letters = (size: number) => 'x'.repeat(size);
const texts = [
  '',
  ' ',
  'Foo/Bar',
  '2026-99-99',
  '2026-02-30',
  '0000-01-01',
  '24:00',
  'a@b.c',
  'a..b@example.com',
  'ä@example.com',
  '-@-.com',
  '+1202555014٢',
  'data:image/png;base64,===',
  'line\nbreak',
  '\u0000',
  '__proto__',
];

/** Values a caller might write instead of a valid one. */
export const hostileValues: readonly unknown[] = [
  ...texts,
  ...[40, 60, 64, 128, 200, 320, 500, 2000, 2048, 4000, 10_000, 20_000].map(wide),
  ...[61, 501, 700, 1500, 2001, 10_001, 24_000].map(letters),
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0,
  0.5,
  1e308,
  Timestamp.fromMillis(253_402_300_799_000),
  Timestamp.fromMillis(-62_135_596_800_000),
  Bytes.fromUint8Array(new Uint8Array([1, 2])),
  new GeoPoint(91 - 1, 0),
  [],
  {},
  [42],
  [null],
  [{}],
  // One element that could pass for several.
  ['a,a'],
  [`a${',a'.repeat(1000)}`],
  [`a${'\na'.repeat(1000)}`],
  { lat: Number.POSITIVE_INFINITY, lng: 0, radiusM: Number.POSITIVE_INFINITY },
  { '': '' },
  { [letters(61)]: '{}' },
  { [letters(700)]: '{}' },
  { Look: 7 },
  { Look: null },
  { Look: `{${letters(2100)}}` },
  { Look: wide(1500) },
  { One: '{', Two: 7, Three: '}' },
];

/** A document with each of its values, at any depth, replaced by a hostile one. */
export function* corrupted(fields: Fields): Generator<{ readonly at: string; readonly fields: Fields }> {
  for (const { at, replace } of places(fields, '')) {
    for (const [index, value] of hostileValues.entries()) {
      yield { at: `${at} = hostile value ${index}`, fields: replace(value) as Fields };
    }
  }
}

interface Place {
  readonly at: string;
  readonly replace: (value: unknown) => unknown;
}

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function places(value: unknown, at: string): Place[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      places(entry, `${at}[${index}]`)
        .map((place) => ({
          at: place.at,
          replace: (by: unknown) =>
            value.map((other, other_) => (other_ === index ? place.replace(by) : other)),
        }))
        .concat({
          at: `${at}[${index}]`,
          replace: (by: unknown) => value.map((other, other_) => (other_ === index ? by : other)),
        }),
    );
  }
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const here = at === '' ? key : `${at}.${key}`;
    return [
      { at: here, replace: (by: unknown) => ({ ...value, [key]: by }) },
      ...places(entry, here).map((place) => ({
        at: place.at,
        replace: (by: unknown) => ({ ...value, [key]: place.replace(by) }),
      })),
    ];
  });
}
