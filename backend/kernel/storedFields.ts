import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { instant, readPayload, type DocumentSchema } from 'shared-lib/domain';

/** Epoch milliseconds as Firestore stores a moment: the one place that makes timestamps. Null stays null. */
export function timestampOf(millis: number): Timestamp;
export function timestampOf(millis: number | null): Timestamp | null;
export function timestampOf(millis: number | null): Timestamp | null {
  return millis === null ? null : Timestamp.fromMillis(millis);
}

/** Some fields of a record, each as the schema yields it; the server may be left to fill one in. */
export type FieldsOf<T> = T extends object
  ? { readonly [K in keyof T]?: Readonly<T[K]> | FieldValue | Timestamp | undefined }
  : never;

type KeysOf<T> = T extends object ? keyof T : never;

/** As much of a schema's definition as encoding needs, whatever kind it is. */
interface Definition {
  readonly type: string;
  readonly in?: Schema;
  readonly innerType?: Schema;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly options?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
}

interface Schema {
  readonly _zod: { readonly def: Definition };
}

const definitionOf = (schema: unknown): Definition => (schema as Schema)._zod.def;

/** What every `instant` reads, also one with a check of its own. */
const moment = definitionOf(instant).in;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const accepts = (schema: Schema, value: unknown): boolean =>
  readPayload(schema as unknown as DocumentSchema<unknown>, value).ok;

const knowsAll = ({ shape }: Definition, value: unknown): boolean =>
  shape !== undefined && isObject(value) && Object.keys(value).every((field) => field in shape);

/** Which of some schemas a value is of; one with some of the fields, or with values of the server, is of the one that knows them all. */
const optionOf = (options: readonly Schema[], value: unknown): Schema | undefined =>
  options.find((option) => accepts(option, value)) ??
  options.find((option) => knowsAll(definitionOf(option), value));

const encoded = (schema: Schema, value: unknown, at: string): unknown => {
  if (value === null || value === undefined) return value;
  if (value instanceof FieldValue || value instanceof Timestamp) return value;
  const { type, in: input, innerType, element, valueType, options, shape } = definitionOf(schema);
  if (type === 'pipe' && input === moment) {
    if (typeof value !== 'number') throw new TypeError(`${at}: expected epoch milliseconds`);
    return timestampOf(value);
  }
  const within = input ?? innerType;
  if (within) return encoded(within, value, at);
  if (element && Array.isArray(value)) return value.map((item) => encoded(element, item, at));
  if (options) {
    const option = optionOf(options, value);
    if (!option) throw new TypeError(`${at}: fits none of its schemas`);
    return encoded(option, value, at);
  }
  if (!isObject(value) || !(shape || valueType)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, item]) => {
      const path = at === '' ? field : `${at}.${field}`;
      const known = shape ? shape[field] : valueType;
      if (!known) throw new TypeError(`${path}: a field that the schema doesn't know`);
      return [field, encoded(known, item, path)];
    }),
  );
};

/**
 * The fields of a record, or of a part of one, as Firestore stores them: the opposite of `readDocument`. The schema says which of them are
 * moments, so that none is stored as a number.
 * @param fields as the schema yields them; epoch milliseconds become timestamps, and what the server fills in stays
 * @throws TypeError for a field that the schema doesn't know
 */
export const storedFields = <T, F extends FieldsOf<T>>(
  schema: DocumentSchema<T>,
  fields: F & { readonly [K in Exclude<keyof F, KeysOf<T>>]: never },
): { [K in keyof F]: unknown } => encoded(schema as unknown as Schema, fields, '') as F;
