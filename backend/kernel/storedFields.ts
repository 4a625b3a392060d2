import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { instant, readPayload, type DocumentSchema } from 'shared-lib/domain';

/** Epoch milliseconds as a Firestore timestamp; the only place that creates one. Null stays null. */
export function timestampOf(millis: number): Timestamp;
export function timestampOf(millis: number | null): Timestamp | null;
export function timestampOf(millis: number | null): Timestamp | null {
  return millis === null ? null : Timestamp.fromMillis(millis);
}

/** Some fields of a record as the schema returns them, or values for the server to fill in. */
export type FieldsOf<T> = T extends object
  ? { readonly [K in keyof T]?: Readonly<T[K]> | FieldValue | Timestamp | undefined }
  : never;

type KeysOf<T> = T extends object ? keyof T : never;

/** The parts of a zod schema's definition that encoding needs. `_zod.def` is zod's API for libraries; its types differ per kind of schema. */
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

/** The input schema shared by every `instant`, even one with additional checks. */
const moment = definitionOf(instant).in;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Only the definition is typed here; the value is a complete zod schema.
const accepts = (schema: Schema, value: unknown): boolean =>
  readPayload(schema as unknown as DocumentSchema<unknown>, value).ok;

const hasAllFields = ({ shape }: Definition, value: unknown): boolean =>
  shape !== undefined && isObject(value) && Object.keys(value).every((field) => field in shape);

/** The union option a value belongs to. A partial value, or one the server fills in, belongs to the option that has all its fields. */
const optionOf = (options: readonly Schema[], value: unknown): Schema | undefined =>
  options.find((option) => accepts(option, value)) ??
  options.find((option) => hasAllFields(definitionOf(option), value));

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
    if (!option) throw new TypeError(`${at}: matches none of its schemas`);
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
 * Encodes the fields of a record, or of part of one, for Firestore: the inverse of `readDocument`. The schema says which fields are moments,
 * so none is stored as a number.
 * @param fields as the schema returns them; epoch milliseconds become timestamps, server values are kept
 * @throws TypeError for a field the schema doesn't have
 */
export const storedFields = <T, F extends FieldsOf<T>>(
  schema: DocumentSchema<T>,
  fields: F & { readonly [K in Exclude<keyof F, KeysOf<T>>]: never },
  // DocumentSchema hides the definition, and encoding keeps the keys.
): { [K in keyof F]: unknown } => encoded(schema as unknown as Schema, fields, '') as F;
