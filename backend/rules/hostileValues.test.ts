import { join } from 'node:path';
import { Bytes, GeoPoint, serverTimestamp, Timestamp } from 'firebase/firestore';
import { readDocument } from 'shared-lib/domain';
import { FirestoreRules } from '../local/src/rules/index.ts';
import { writeRules } from './assembleRules.ts';
import { clientWrites, type ClientWrite } from './table/clientWrites.ts';
import { corrupted } from './table/hostileValues.ts';
import { records } from './table/records.ts';
import { uids } from './table/roles.ts';

/**
 * The schemas can read whatever the rules accept: otherwise one write could hide a record from every screen. One table of hostile values is
 * sent to both, in every field of every document that a client may write.
 */
const root = 'projects/demo-hostile-values/databases/(default)/documents';
const now = Timestamp.now();
const timestampOf = (moment: Timestamp) => moment.toDate().toISOString().replace('Z', '000Z');

let rules: FirestoreRules;

beforeAll(() => {
  rules = new FirestoreRules(writeRules(join(__dirname, '../..')), () => {});
});
afterAll(() => rules.close());

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The stored value: the server's time instead of its placeholder. */
const stored = (value: unknown): unknown => {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(stored);
  if (isPlain(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, stored(entry)]));
  }
  const isClock = typeof value === 'object' && value !== null && serverTimestamp().isEqual(value as never);
  return isClock ? now : value;
};

const double = (value: number) =>
  Number.isFinite(value) ? value : (String(value) as 'NaN' | 'Infinity' | '-Infinity');

/** The value in Firestore's JSON. */
const json = (value: unknown): object => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: double(value) };
  }
  if (value instanceof Timestamp) return { timestampValue: timestampOf(value) };
  if (value instanceof Bytes) return { bytesValue: value.toBase64() };
  if (value instanceof GeoPoint) {
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(json) } };
  return { mapValue: { fields: fieldsOf(value as object) } };
};

const fieldsOf = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, json(stored(value))]));

const documentOf = (path: string, data: object | null | undefined) =>
  data === null || data === undefined
    ? null
    : {
        name: `${root}/${path}`,
        fields: fieldsOf(data) as never,
        createTime: timestampOf(now),
        updateTime: timestampOf(now),
      };

const present = new Map(
  Object.entries(records()).map(([path, data]) => [`${root}/${path}`, documentOf(path, data)]),
);

/** Whether the rules accept a document. */
const isTaken = ({ as, path, given }: ClientWrite, data: object): boolean => {
  const getDocument = (name: string) => present.get(name) ?? null;
  try {
    rules.authorize({
      auth: { uid: uids[as] ?? '', token: { email: `${uids[as]}@example.com` } },
      operation: given === null ? 'create' : 'update',
      name: `${root}/${path}`,
      before: documentOf(path, given),
      after: documentOf(path, data),
      time: timestampOf(now),
      getDocument,
      getDocumentAfter: getDocument,
    });
    return true;
  } catch (error) {
    if ((error as { status?: unknown }).status !== 'PERMISSION_DENIED') throw error;
    return false;
  }
};

/** The schema's complaint about a document; empty if it is readable. */
const faultOf = ({ schema, path }: ClientWrite, data: object): string => {
  const read = readDocument(schema, path, stored(data) as Record<string, unknown>);
  if (!read.ok) return read.error.slice(0, 200);
  return 'damaged' in read.value && read.value.damaged !== 0 ? 'a damaged entry' : '';
};

describe.each(clientWrites.map((each) => [each.what, each] as const))('%s', (_, each) => {
  const whole = (fields: object) => ({ ...each.given, ...fields });

  test('is accepted, and readable', () => {
    const data = whole(each.written);
    expect([isTaken(each, data), faultOf(each, data)]).toEqual([true, '']);
  });

  test('is never accepted in an unreadable form', () => {
    const unreadable: string[] = [];
    for (const { at, fields } of corrupted(each.written)) {
      const data = whole(fields);
      const fault = faultOf(each, data);
      if (fault !== '' && isTaken(each, data)) unreadable.push(`${at}: ${fault}`);
    }
    expect(unreadable).toEqual([]);
  });
});
