/** A point in time as Firestore stores it. */
export class Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;

  constructor(seconds: number, nanoseconds: number) {
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
  }

  static now = () => Timestamp.fromMillis(Date.now());
  static fromDate = (date: Date) => Timestamp.fromMillis(date.getTime());
  static fromMillis = (millis: number) =>
    new Timestamp(Math.floor(millis / 1000), Math.round((millis - Math.floor(millis / 1000) * 1000) * 1e6));

  toMillis() {
    return this.seconds * 1000 + this.nanoseconds / 1e6;
  }

  toDate() {
    return new Date(this.toMillis());
  }

  valueOf() {
    return String(this.toMillis()).padStart(20, '0');
  }
}

/** A document's address. */
export class DocumentReference {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  get id() {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }
}

/** The fields of a document. */
export type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** A value as read back after a write: dates become timestamps, and undefined fields are omitted. */
export function stored(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(stored);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, stored(one)]])),
  );
}

/** A change to a field that depends on its current value. */
export class Transform {
  readonly apply: (before: unknown) => unknown;

  /** @param apply returns undefined to remove the field */
  constructor(apply: (before: unknown) => unknown) {
    this.apply = apply;
  }
}

/** Firestore's order of types. */
const rank = (value: unknown): number => {
  if (value === null) return 0;
  if (value instanceof Timestamp) return 3;
  if (value instanceof DocumentReference) return 5;
  return { boolean: 1, number: 2, string: 4 }[typeof value as 'boolean'] ?? (Array.isArray(value) ? 6 : 7);
};

const keyOf = (value: unknown): number | string => {
  if (value instanceof Timestamp) return value.toMillis();
  if (value instanceof DocumentReference) return value.path;
  return typeof value === 'object' ? JSON.stringify(value) : (value as number | string);
};

/** Compares two values as Firestore does. */
export function compareValues(one: unknown, other: unknown): number {
  const difference = rank(one) - rank(other);
  if (difference !== 0 || one === null) return difference;
  if (Array.isArray(one) && Array.isArray(other)) {
    const at = one.findIndex(
      (value, index) => index < other.length && compareValues(value, other[index]) !== 0,
    );
    return at === -1 ? one.length - other.length : compareValues(one[at], other[at]);
  }
  const [a, b] = [keyOf(one), keyOf(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The value at a path such as `address.city`; undefined if there is none. */
export const valueAt = (fields: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isPlain(value) ? value[key] : undefined), fields);

/** Fields with another value at a path; undefined removes it. */
function withValue(fields: Fields, [key = '', ...rest]: readonly string[], value: unknown): Fields {
  const before = fields[key];
  const next = rest.length > 0 ? withValue(isPlain(before) ? before : {}, rest, value) : value;
  const { [key]: _, ...others } = fields;
  return next === undefined ? others : { ...others, [key]: next };
}

/** Fields after an update. @param changes by path */
export const updated = (before: Fields, changes: Fields): Fields =>
  Object.entries(changes).reduce<Fields>((fields, [path, value]) => {
    const next = value instanceof Transform ? value.apply(valueAt(fields, path)) : stored(value);
    return value === undefined ? fields : withValue(fields, path.split('.'), next);
  }, before);

/** Fields after a deep merge. */
export function merged(before: Fields, changes: Fields): Fields {
  const flat: [string[], unknown][] = [];
  const flatten = (value: Fields, path: string[]) => {
    for (const [key, one] of Object.entries(value)) {
      if (isPlain(one) && Object.keys(one).length > 0) flatten(one, [...path, key]);
      else flat.push([[...path, key], one]);
    }
  };
  flatten(changes, []);
  return flat.reduce<Fields>((fields, [path, value]) => {
    if (value === undefined) return fields;
    const known = path.reduce<unknown>((at, key) => (isPlain(at) ? at[key] : undefined), fields);
    return withValue(fields, path, value instanceof Transform ? value.apply(known) : stored(value));
  }, before);
}
