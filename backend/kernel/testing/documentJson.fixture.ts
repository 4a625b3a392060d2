/** A field's value in Firestore's JSON. */
export type FieldJson = Readonly<Record<string, unknown>>;

/** The fields of a document in Firestore's JSON. */
export type FieldsJson = Readonly<Record<string, FieldJson>>;

const valueJson = (value: unknown): FieldJson => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueJson) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { mapValue: { fields: fieldsJson(value as object) } };
};

/** A document in Firestore's JSON, from texts, numbers, booleans, nulls, dates, lists and maps. */
export const fieldsJson = (data: object): FieldsJson =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, valueJson(value)]));

const plainValue = (json: FieldJson): unknown => {
  const [[type, value] = ['nullValue', null]] = Object.entries(json);
  if (type === 'arrayValue') return ((value as { values?: FieldJson[] }).values ?? []).map(plainValue);
  if (type === 'mapValue') return plainFields((value as { fields?: FieldsJson }).fields ?? {});
  if (type === 'integerValue') return Number(value);
  return type === 'timestampValue' ? new Date(String(value)) : value;
};

/** The inverse of `fieldsJson`. */
export const plainFields = (fields: FieldsJson): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plainValue(value)]));
