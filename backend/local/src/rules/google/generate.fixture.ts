/** Types for generated expressions. */
type Type =
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'null'
  | 'list'
  | 'map'
  | 'set'
  | 'diff'
  | 'path'
  | 'timestamp'
  | 'duration'
  | 'latlng';

/** How many random cases a comparison has: `usual` times DIFFERENTIAL_RUNS, which `npm test -- all` sets. */
export const casesOf = (usual: number): number => usual * Number(process.env.DIFFERENTIAL_RUNS ?? 1);

/** A random integer from 0 up to, but not including, the limit. */
export type Random = (limit: number) => number;

/** A seeded random number generator. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** Expression templates by type; `<type>` is replaced with another expression. Names come from `differences.fixture.ts`. */
const SHAPES: Readonly<Record<Type, readonly string[]>> = {
  bool: [
    'true',
    'false',
    'd.yes',
    '(!<bool>)',
    '(<bool> && <bool>)',
    '(<bool> || <bool>)',
    '(<any> && <bool>)',
    '(<bool> || <any>)',
    '(<any> == <any>)',
    '(<int> == <float>)',
    '(<string> != <string>)',
    '(<list> == <list>)',
    '(<map> == <map>)',
    '(<set> == <set>)',
    '(<int> < <int>)',
    '(<float> <= <int>)',
    '(<string> > <string>)',
    '(<timestamp> >= <timestamp>)',
    '(<duration> < <duration>)',
    '(<bytes> < <bytes>)',
    '(<any> <= <any>)',
    '(<any> in <list>)',
    '(<string> in <map>)',
    '(<any> in <set>)',
    '(<any> in <any>)',
    '(<any> is TYPE)',
    '<list>.hasAny(<list>)',
    '<list>.hasAll(<list>)',
    '<list>.hasOnly(<list>)',
    '<set>.hasAny(<set>)',
    '<set>.hasAll(<list>)',
    '<set>.hasOnly(<set>)',
    '<string>.matches(PATTERN)',
    'math.isNaN(<float>)',
    'exists(<path>)',
    'same(<bool>)',
    'first(<bool>, <any>)',
    '(<bool> ? <bool> : <bool>)',
  ],
  int: [
    '(0)',
    '(1)',
    '(2)',
    '(-1)',
    '(7)',
    '(9223372036854775807)',
    'd.whole',
    'd.big',
    '(<int> + <int>)',
    '(<int> - <int>)',
    '(<int> * <int>)',
    '(<int> / <int>)',
    '(<int> % <int>)',
    '(-<int>)',
    '<string>.size()',
    '<bytes>.size()',
    '<list>.size()',
    '<map>.size()',
    '<set>.size()',
    'int(<float>)',
    'int(<string>)',
    'int(<any>)',
    'math.abs(<int>)',
    'math.round(<float>)',
    '<timestamp>.day()',
    '<timestamp>.dayOfWeek()',
    '<timestamp>.dayOfYear()',
    '<timestamp>.hours()',
    '<timestamp>.minutes()',
    '<timestamp>.month()',
    '<timestamp>.nanos()',
    '<timestamp>.seconds()',
    '<timestamp>.toMillis()',
    '<timestamp>.year()',
    '<duration>.seconds()',
    '<duration>.nanos()',
    '(<bool> ? <int> : <any>)',
    'bound(<int>)',
  ],
  float: [
    '(0.0)',
    '(0.5)',
    '(0.5 - 2.0)',
    '(2.5)',
    '(1234.5)',
    'd.half',
    'd.nan',
    'd.tiny',
    '(<float> + <int>)',
    '(<int> - <float>)',
    '(<float> * <float>)',
    '(<float> / <int>)',
    '(<float> % <float>)',
    '(0.0 - <float>)',
    'float(<int>)',
    'float(<string>)',
    'math.abs(<float>)',
    'math.sqrt(<float>)',
    'math.pow(<float>, <int>)',
    '<latlng>.latitude()',
    '<latlng>.longitude()',
  ],
  string: [
    '""',
    '"a"',
    '"b"',
    '"a,b"',
    '"12"',
    '"-3.5"',
    '"true"',
    '"Grüße"',
    '" x "',
    'd.text',
    'id',
    'request.auth.uid',
    'request.method',
    '(<string> + <string>)',
    '(<string> + <any>)',
    '<string>.lower()',
    '<string>.upper()',
    '<string>.trim()',
    '<string>.replace(PATTERN, <string>)',
    '<string>[<int>]',
    '<string>[SMALL:SMALL]',
    '<list>.join(<string>)',
    'string(<int>)',
    'string(<float>)',
    'string(<bool>)',
    'string(<any>)',
    '<bytes>.toBase64()',
    '<bytes>.toHexString()',
    '<path>[SMALL]',
  ],
  bytes: [
    'b"abc"',
    'b""',
    'd.bytes',
    '<string>.toUtf8()',
    'hashing.md5(<string>)',
    'hashing.sha256(<bytes>)',
    'hashing.crc32(<string>)',
    'hashing.crc32c(<bytes>)',
  ],
  null: ['null', 'd.nothing'],
  list: [
    '[]',
    '[<any>]',
    '[<int>, <float>]',
    '[<string>, <string>]',
    '["a", <any>, 1]',
    'd.list',
    '<list>.concat(<list>)',
    '<list>.removeAll(<list>)',
    '<list>[SMALL:SMALL]',
    '<map>.keys()',
    '<map>.values()',
    '<string>.split(PATTERN)',
  ],
  map: [
    '{}',
    '{"a": <any>}',
    '{"a": <int>, "b": <any>}',
    '{<string>: <any>}',
    'd.map',
    'd.map.in',
    'd',
    'request.auth.token.nested',
    '<map>["in"]',
  ],
  set: [
    '<list>.toSet()',
    '<set>.union(<set>)',
    '<set>.intersection(<set>)',
    '<set>.difference(<set>)',
    '<diff>.addedKeys()',
    '<diff>.affectedKeys()',
    '<diff>.changedKeys()',
    '<diff>.removedKeys()',
    '<diff>.unchangedKeys()',
  ],
  diff: ['<map>.diff(<map>)'],
  path: [
    '(/a/b)',
    '(/databases/$(database)/documents/users/ann)',
    '(/a/$(<string>))',
    '(/a/$(<any>)/c)',
    'path(<string>)',
    'd.ref',
    'request.path',
    'resource.__name__',
  ],
  timestamp: [
    'd.at',
    'timestamp.date(2024, 2, 29)',
    'timestamp.date(<int>, SMALL, SMALL)',
    'timestamp.value(<int>)',
    '(<timestamp> + <duration>)',
    '(<timestamp> - <duration>)',
    '<timestamp>.date()',
  ],
  duration: [
    'duration.value(<int>, UNIT)',
    'duration.time(SMALL, <int>, SMALL, SMALL)',
    'duration.abs(<duration>)',
    '(<timestamp> - <timestamp>)',
    '(<duration> + <duration>)',
    '(<duration> - <duration>)',
    '<timestamp>.time()',
  ],
  latlng: ['d.place', 'latlng.value(<float>, <float>)', 'latlng.value(<int>, 13.4)'],
};

const ANY_SHAPES = [
  '<map>.a',
  '<map>.missing',
  '<map>["a"]',
  '<map>[<string>]',
  '<map>.get("a", <any>)',
  '<map>.get(["in", "deep"], <any>)',
  '<list>[SMALL]',
  '<list>[<int>]',
  'same(<any>)',
  'get(/databases/$(database)/documents/users/ann).data.admin',
  'getAfter(/databases/$(database)/documents/users/bob)',
];
const TYPES = Object.keys(SHAPES) as Type[];
const IS_TYPES = 'bool bytes duration float int latlng list number map string timestamp path map_diff'.split(
  ' ',
);
const PATTERNS = ['","', '"a"', '""', '".*"', '"[a-z]+"', '"(a)(b)?"', '"\\\\s"', '"^a$"', '"x|y"'];
const UNITS = ['"w"', '"d"', '"h"', '"m"', '"s"', '"ms"', '"ns"', '"y"'];
const PLACE = /<(\w+)>|TYPE|PATTERN|UNIT|SMALL/g;
const ONE_OF_MANY_ILL_TYPED = 12;

/** An expression of a random type, nested up to a depth; some parts are ill-typed. */
export function generateExpression(random: Random, depth: number): string {
  return ofType(random, pick(random, TYPES), depth);
}

function ofType(random: Random, type: Type | 'any', depth: number): string {
  const wanted = type === 'any' || random(ONE_OF_MANY_ILL_TYPED) === 0 ? pick(random, TYPES) : type;
  const all = random(10) === 0 ? ANY_SHAPES : SHAPES[wanted];
  const plain = SHAPES[wanted].filter((shape) => !shape.includes('<'));
  const shape = pick(random, depth <= 0 && plain.length > 0 ? plain : all);
  return shape.replace(PLACE, (place, inner?: Type | 'any') => {
    if (inner) return ofType(random, inner, depth - 1);
    if (place === 'TYPE') return pick(random, IS_TYPES);
    if (place === 'PATTERN') return pick(random, PATTERNS);
    return place === 'UNIT' ? pick(random, UNITS) : String(random(5) - 1);
  });
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[random(items.length)] as Item;
}
