import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chunksOf } from 'shared-lib/domain';
import { demoPassword } from '../../seed/accounts.ts';
import { copyDemoData } from '../../seed/demoData.ts';
import { startLocalProduct, type LocalProduct } from '../../seed/localProduct.ts';

const accounts = 'identitytoolkit.googleapis.com/v1';

/** The parts of a login account that tests use. */
interface LoginJson {
  readonly localId: string;
  readonly validSince?: string;
  readonly email?: string;
  readonly displayName?: string;
}

/** A field's value in Firestore's JSON. */
type FieldJson = Readonly<Record<string, unknown>>;

/** The fields of a document in Firestore's JSON. */
type FieldsJson = Readonly<Record<string, FieldJson>>;

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
const fieldsJson = (data: object): FieldsJson =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, valueJson(value)]));

const plainValue = (json: FieldJson): unknown => {
  const [[type, value] = ['nullValue', null]] = Object.entries(json);
  if (type === 'arrayValue') return ((value as { values?: FieldJson[] }).values ?? []).map(plainValue);
  if (type === 'mapValue') return plainFields((value as { fields?: FieldsJson }).fields ?? {});
  if (type === 'integerValue') return Number(value);
  return type === 'timestampValue' ? new Date(String(value)) : value;
};

/** The inverse of `fieldsJson`. */
const plainFields = (fields: FieldsJson): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plainValue(value)]));

/** The operations that function tests perform on the local product, over HTTP. */
const localCalls = ({ addresses, projectId, administratorToken: administrator }: LocalProduct) => {
  const send = (method: string, url: string, token: string | null, body?: object): Promise<Response> =>
    fetch(url, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  const askToSignIn = (email: string, password: string): Promise<Response> => {
    const url = `${addresses.auth}/${accounts}/accounts:signInWithPassword?key=local`;
    return send('POST', url, null, { email, password, returnSecureToken: true });
  };
  const signIn = async (email: string): Promise<string> =>
    ((await (await askToSignIn(email, demoPassword)).json()) as { idToken: string }).idToken;

  const documents = `projects/${projectId}/databases/(default)/documents`;
  const documentUrl = (path: string) => `${addresses.firestore}/v1/${documents}/${path}`;
  const bucketUrl = `${addresses.storage}/v0/b/${projectId}.firebasestorage.app/o`;

  const read = async (path: string): Promise<FieldsJson | null> => {
    const answer = await send('GET', documentUrl(path), administrator);
    if (answer.status === 404) return null;
    return ((await answer.json()) as { fields: FieldsJson }).fields;
  };

  const loginsWith = async (identifier: object): Promise<LoginJson[]> => {
    const url = `${addresses.auth}/${accounts}/projects/${projectId}/accounts:lookup`;
    const answer = await send('POST', url, administrator, identifier);
    return ((await answer.json()) as { users?: LoginJson[] }).users ?? [];
  };

  /** The time since which an account's sessions are valid, in epoch seconds. */
  const sessionsSince = async (uid: string): Promise<number> =>
    Number((await loginsWith({ localId: [uid] }))[0]?.validSince);

  return {
    /** Calls a function as the SDK does. Returns the result or error, with the HTTP status. */
    call: async (email: string | null, name: string, data: unknown = null) => {
      const token = email === null ? null : await signIn(email);
      const url = `${addresses.functions}/${projectId}/us-central1/${name}`;
      const answer = await send('POST', url, token, { data });
      return { status: answer.status, ...((await answer.json()) as { result?: unknown; error?: unknown }) };
    },
    /** A document's fields, read as administrator; null if it doesn't exist. */
    read,
    /** A document's fields as plain values, read as administrator; null if it doesn't exist. */
    readPlain: async (path: string) => {
      const fields = await read(path);
      return fields && plainFields(fields);
    },
    /** A collection's documents as plain values by id, read as administrator. */
    list: async (path: string) => {
      const answer = await send('GET', `${documentUrl(path)}?pageSize=1000`, administrator);
      const { documents: found = [] } = (await answer.json()) as {
        documents?: { name: string; fields: FieldsJson }[];
      };
      return Object.fromEntries(
        found.map(({ name, fields }) => [name.slice(name.lastIndexOf('/') + 1), plainFields(fields)]),
      );
    },
    /** Writes any number of whole documents as administrator. */
    writeAll: async (records: Readonly<Record<string, object>>): Promise<void> => {
      for (const chunk of chunksOf(Object.entries(records), 500)) {
        const writes = chunk.map(([path, data]) => ({
          update: { name: `${documents}/${path}`, fields: fieldsJson(data) },
        }));
        const answer = await send('POST', `${addresses.firestore}/v1/${documents}:commit`, administrator, {
          writes,
        });
        if (!answer.ok) throw new Error(await answer.text());
      }
    },
    sessionsSince,
    /** The same, once that second has passed: sessions ended within it would leave the value unchanged. */
    sessionsOfBefore: async (uid: string): Promise<number> => {
      const since = await sessionsSince(uid);
      await setTimeout(Math.max(0, (since + 1) * 1000 - Date.now()));
      return since;
    },
    /** Stores a small file as administrator. */
    upload: async (path: string): Promise<void> => {
      const answer = await fetch(`${bucketUrl}?name=${encodeURIComponent(path)}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${administrator}`, 'content-type': 'image/png' },
        body: 'picture',
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    /** The paths of files below a path, listed as administrator. */
    files: async (prefix: string): Promise<string[]> => {
      const answer = await send('GET', `${bucketUrl}?prefix=${encodeURIComponent(prefix)}`, administrator);
      const { items = [] } = (await answer.json()) as { items?: { name: string }[] };
      return items.map(({ name }) => name);
    },
    /** Writes the given fields of a document as administrator. */
    write: async (path: string, fields: FieldsJson): Promise<void> => {
      const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=${field}`);
      await send('PATCH', `${documentUrl(path)}?${mask.join('&')}`, administrator, { fields });
    },
    /** Deletes a document as administrator. */
    remove: async (path: string): Promise<void> => {
      await send('DELETE', documentUrl(path), administrator);
    },
    /** Whether a password signs in. */
    signsIn: async (email: string, password: string): Promise<boolean> =>
      (await askToSignIn(email, password)).ok,
    /** Whether there is a login account with this uid. */
    hasLogin: async (uid: string): Promise<boolean> => (await loginsWith({ localId: [uid] })).length > 0,
    /** The contents of the emails to an address. */
    emailsTo: async (email: string): Promise<string[]> => {
      const answer = await send('GET', `${documentUrl('mail')}?pageSize=1000`, administrator);
      const { documents = [] } = (await answer.json()) as {
        documents?: { fields: FieldsJson }[];
      };
      return documents
        .filter(({ fields }) => fields.to?.stringValue === email)
        .map((mail) => JSON.stringify(mail));
    },
    /** The login account with this uid, or null. */
    loginOf: async (uid: string): Promise<LoginJson | null> =>
      (await loginsWith({ localId: [uid] }))[0] ?? null,
    /** The uid of the login account with this email, or null. */
    uidOf: async (email: string): Promise<string | null> =>
      (await loginsWith({ email: [email] }))[0]?.localId ?? null,
  };
};

/**
 * The local product with the demo data for the tests of one file: starts before the first test and stops after the
 * last.
 * @param onStart is called with the product once it is running
 */
export const callsOfOwnProduct = (onStart?: (started: LocalProduct) => void) => {
  const root = resolve(__dirname, '../../..');
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-calls-'));
  const data = join(folder, 'data');
  let product: LocalProduct;
  const calls = {} as ReturnType<typeof localCalls>;
  beforeAll(async () => {
    await copyDemoData(root, data);
    product = await startLocalProduct(root, data);
    Object.assign(calls, localCalls(product));
    onStart?.(product);
    // The first start of each hour seeds the demo data again.
  }, 400_000);
  afterAll(async () => {
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 120_000);
  return calls;
};

/** The response of a callable that rejects a call. */
export const refusal = (status: number, code: string, message?: string) => ({
  status,
  error: expect.objectContaining({ status: code, ...(message === undefined ? {} : { message }) }),
});
