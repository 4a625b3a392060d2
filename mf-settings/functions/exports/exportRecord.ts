import { DocumentReference, GeoPoint, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';

/** A document's value in JSON: moments as ISO text, references as paths, bytes in base64. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/**
 * Fields that no export includes: what grants access (tokens, passwords, device keys), and what would reveal who
 * lived where (the salted hash of a resident who moved out). Search keys of names are omitted too.
 */
const secretField = /token|secret|password|salt|^hash$|^movedOut$|^residentKeys$/i;

export const isSecretField = (name: string): boolean => secretField.test(name);

const jsonOf = (value: unknown): JsonValue => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  // JSON has no NaN and no infinity.
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof Date) return value.toISOString();
  if (value instanceof GeoPoint) return { lat: value.latitude, lng: value.longitude };
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(jsonOf);
  return fieldsOf(value);
};

const fieldsOf = (fields: object): Record<string, JsonValue> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !isSecretField(name))
      .map(([name, value]) => [name, jsonOf(value)]),
  );

/** A document in an export. */
export interface ExportRecord {
  /** Below the business, like `communities/maple/activity/one`. */
  readonly path: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, JsonValue>>;
}

/** @param root the path of the business's document */
export const exportRecordOf = (root: string, snapshot: DocumentSnapshot): ExportRecord => ({
  path: snapshot.ref.path === root ? '.' : snapshot.ref.path.slice(root.length + 1),
  id: snapshot.id,
  fields: fieldsOf(snapshot.data() ?? {}),
});

/** Fields of a message that no export includes: its unsubscribe address, and its sender's lease. */
const ownFields: ReadonlySet<string> = new Set(['unsubscribeUrl', 'lease', 'dropsWords', 'html']);

const withoutOwn = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !ownFields.has(name)));

/**
 * A sent text or email in an export. An email whose link grants access (an account, an invitation, a receipt)
 * is listed without its text.
 */
export const sentRecordOf = (snapshot: DocumentSnapshot): ExportRecord => {
  const { message, delivery, ...fields } = snapshot.data() ?? {};
  const opens = fields['dropsWords'] === true || fields['purpose'] === 'account';
  const { text, ...words } = withoutOwn((message ?? {}) as object);
  return {
    path: snapshot.ref.path,
    id: snapshot.id,
    fields: fieldsOf({
      ...withoutOwn(fields),
      ...(message !== undefined && { message: opens ? words : { ...words, text } }),
      ...(delivery !== undefined && { delivery: withoutOwn(delivery as object) }),
    }),
  };
};

/** A record's kind by the collections in its path: `communities/maple/activity/one` is `communities.activity`. */
export const kindOf = (path: string): string =>
  path === '.'
    ? 'business'
    : path
        .split('/')
        .filter((_, at) => at % 2 === 0)
        .join('.');

/** Maximum number of columns of a CSV; further fields of a document are only in its JSON. */
export const maxColumns = 150;

/** A kind's columns, with those of more records, in order of appearance. */
export const columnsWith = (
  columns: readonly string[],
  records: readonly Pick<ExportRecord, 'fields'>[],
): string[] =>
  [...new Set([...columns, ...records.flatMap(({ fields }) => Object.keys(fields))])].slice(0, maxColumns);

/** A record's cells; anything but a single value is JSON. */
export const cellsOf = ({ path, fields }: ExportRecord, columns: readonly string[]): (string | number)[] => [
  path,
  ...columns.map((column) => {
    const value = fields[column] ?? '';
    if (typeof value === 'string' || typeof value === 'number') return value;
    return JSON.stringify(value);
  }),
];
