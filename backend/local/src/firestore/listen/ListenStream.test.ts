import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';

import type { Authorize } from '../authorize.ts';
import { parseWrite } from '../commit/Write.ts';
import type { Write } from '../commit/Write.ts';
import { FirestoreError } from '../FirestoreError.ts';
import { compileQuery } from '../query/compileQuery.ts';
import { runQuery } from '../query/runQuery.ts';
import type { StructuredQuery } from '../query/StructuredQuery.ts';
import { Database } from '../store/Database.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { ListenHub } from './ListenHub.ts';
import type { ListenResponse, TargetJson } from './ListenMessages.ts';
import { ListenStream } from './ListenStream.ts';

// Real servers and clients are slow on a busy machine.
jest.setTimeout(60_000);

const ROOT = 'projects/p/databases/(default)/documents';
const set = (path: string, n: number): Write =>
  parseWrite({ update: { name: `${ROOT}/${path}`, fields: { n: { integerValue: n } } } });
const remove = (path: string): Write => parseWrite({ delete: `${ROOT}/${path}` });

/** A client's state, updated from messages like in the SDKs. */
class Client {
  readonly messages: ListenResponse[] = [];
  readonly documents = new Map<number, Map<string, StoredDocument>>();
  readonly #stream: ListenStream;
  resumeToken = '';
  snapshots = 0;

  constructor(authorize?: Authorize) {
    this.#stream = new ListenStream({ database, hub, ...(authorize ? { authorize } : {}) }, null, (message) =>
      this.#take(message),
    );
  }

  add(target: TargetJson, known?: Map<string, StoredDocument>): void {
    if (known) this.documents.set(target.targetId ?? 0, new Map(known));
    this.#stream.handle({ database: 'projects/p/databases/(default)', addTarget: target });
  }

  remove(targetId: number): void {
    this.#stream.handle({ database: 'projects/p/databases/(default)', removeTarget: targetId });
  }

  close(): void {
    this.#stream.close();
  }

  names(targetId: number): string[] {
    return [...this.target(targetId).keys()].map((name) => name.slice(ROOT.length + 1)).sort();
  }

  /** The kinds of messages since the last call. */
  kinds(): string[] {
    return this.messages
      .splice(0)
      .map((message) =>
        'targetChange' in message
          ? String(message.targetChange.targetChangeType)
          : (Object.keys(message)[0] ?? ''),
      );
  }

  target(targetId: number): Map<string, StoredDocument> {
    let documents = this.documents.get(targetId);
    if (!documents) this.documents.set(targetId, (documents = new Map()));
    return documents;
  }

  #take(message: ListenResponse): void {
    this.messages.push(message);
    if ('documentChange' in message) {
      const { document, targetIds, removedTargetIds = [] } = message.documentChange;
      for (const targetId of targetIds) this.target(targetId).set(document.name, document);
      for (const targetId of removedTargetIds) this.target(targetId).delete(document.name);
    } else if ('documentDelete' in message) {
      const { document, removedTargetIds } = message.documentDelete;
      for (const targetId of removedTargetIds) this.target(targetId).delete(document);
    } else if ('targetChange' in message) {
      const { targetChangeType, targetIds = [], resumeToken = '' } = message.targetChange;
      if (targetChangeType === 'RESET') for (const targetId of targetIds) this.target(targetId).clear();
      if (targetChangeType === 'NO_CHANGE') {
        this.snapshots++;
        this.resumeToken = resumeToken;
      }
    }
  }
}

let folder: string;
let database: Database;
let hub: ListenHub;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-'));
  database = Database.open(folder);
  hub = new ListenHub(database);
});
afterEach(async () => {
  hub.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const queryTarget = (targetId: number, structuredQuery: StructuredQuery): TargetJson => ({
  targetId,
  query: { parent: ROOT, structuredQuery },
});
const ALL: StructuredQuery = { from: [{ collectionId: 'c' }] };
const OVER_ONE: StructuredQuery = {
  ...ALL,
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '1' } } },
};
const GREATEST_TWO: StructuredQuery = {
  ...ALL,
  orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  limit: 2,
};
const SECOND_ON: StructuredQuery = { ...ALL, orderBy: [{ field: { fieldPath: 'n' } }], offset: 1 };
const GROUP: StructuredQuery = { from: [{ collectionId: 'c', allDescendants: true }] };

test('a new target gets its documents and a snapshot, then every change with a snapshot', async () => {
  await database.commit([set('c/a', 1), set('d/a', 1)]);
  const client = new Client();
  client.add(queryTarget(2, ALL));
  expect(client.kinds()).toEqual(['ADD', 'documentChange', 'CURRENT', 'NO_CHANGE']);
  await database.commit([set('c/b', 2), set('c/a', 3)]);
  expect(client.kinds()).toEqual(['documentChange', 'documentChange', 'NO_CHANGE']);
  await database.commit([set('d/x', 1)]);
  expect(client.kinds()).toEqual([]);
  await database.commit([remove('c/a')]);
  expect(client.kinds()).toEqual(['documentDelete', 'NO_CHANGE']);
  expect(client.names(2)).toEqual(['c/b']);
  client.remove(2);
  expect(client.kinds()).toEqual(['REMOVE']);
  await database.commit([set('c/b', 9)]);
  expect(client.kinds()).toEqual([]);
});

test('targets of one stream share a snapshot', async () => {
  const client = new Client();
  client.add(queryTarget(2, ALL));
  client.add(queryTarget(4, OVER_ONE));
  client.kinds();
  await database.commit([set('c/a', 5)]);
  expect(client.kinds()).toEqual(['documentChange', 'documentChange', 'NO_CHANGE']);
});

test('documents by name: reports missing ones, which may be created later', async () => {
  await database.commit([set('c/a', 1)]);
  const client = new Client();
  client.add({ targetId: 2, documents: { documents: [`${ROOT}/c/a`, `${ROOT}/c/b`] } });
  expect(client.kinds()).toEqual(['ADD', 'documentChange', 'documentDelete', 'CURRENT', 'NO_CHANGE']);
  await database.commit([set('c/b', 1), remove('c/a'), set('c/z', 1)]);
  expect(client.names(2)).toEqual(['c/b']);
});

test('a one-time target ends with its first snapshot', async () => {
  const client = new Client();
  client.add({ ...queryTarget(2, ALL), once: true });
  expect(client.kinds()).toEqual(['ADD', 'CURRENT', 'NO_CHANGE', 'REMOVE']);
  await database.commit([set('c/a', 1)]);
  expect(client.kinds()).toEqual([]);
});

test('a document that leaves a query is sent with the change that made it leave', async () => {
  const client = new Client();
  client.add(queryTarget(2, OVER_ONE));
  await database.commit([set('c/a', 5)]);
  client.messages.length = 0;
  await database.commit([set('c/a', 0)]);
  expect(client.messages[0]).toMatchObject({
    documentChange: {
      document: { fields: { n: { integerValue: '0' } } },
      targetIds: [],
      removedTargetIds: [2],
    },
  });
});

test('an invalid or forbidden target ends with the reason, and the stream continues', async () => {
  const client = new Client(({ operation, before }) => {
    if (operation === 'list' || before?.fields['n']?.['integerValue' as never] === '7') {
      throw new FirestoreError('PERMISSION_DENIED', 'no');
    }
  });
  client.add(queryTarget(2, ALL));
  client.add({ targetId: 4, query: { parent: ROOT, structuredQuery: {} } });
  const causes = client.messages.map((message) => 'targetChange' in message && message.targetChange.cause);
  expect(causes).toEqual([{ code: 7, message: 'no' }, expect.objectContaining({ code: 3 })]);
  client.messages.length = 0;
  client.add({ targetId: 6, documents: { documents: [`${ROOT}/c/a`] } });
  await database.commit([set('c/a', 7)]);
  expect(client.messages.at(-2)).toMatchObject({
    targetChange: { targetChangeType: 'REMOVE', targetIds: [6], cause: { code: 7 } },
  });
});

describe('resuming', () => {
  test('gets only what changed since', async () => {
    await database.commit([set('c/a', 1), set('c/b', 1), set('c/d', 1)]);
    const client = new Client();
    client.add(queryTarget(2, ALL));
    client.close();
    await database.commit([set('c/a', 2), remove('c/b')]);
    await database.commit([set('c/e', 1)]);
    const again = new Client();
    again.add(
      { ...queryTarget(2, ALL), resumeToken: client.resumeToken, expectedCount: 3 },
      client.target(2),
    );
    expect(again.kinds().sort()).toEqual([
      'ADD',
      'CURRENT',
      'NO_CHANGE',
      'documentChange',
      'documentChange',
      'documentDelete',
    ]);
    expect(again.names(2)).toEqual(['c/a', 'c/d', 'c/e']);
  });

  test('with a wrong count gets the right one', async () => {
    await database.commit([set('c/a', 1)]);
    const client = new Client();
    client.add(queryTarget(2, ALL));
    const again = new Client();
    again.add(
      { ...queryTarget(2, ALL), resumeToken: client.resumeToken, expectedCount: 5 },
      client.target(2),
    );
    expect(again.messages).toContainEqual({ filter: { targetId: 2, count: 1 } });
  });

  test.each([['AAAAAAAAAAE='], ['bm9uc2Vuc2U='], ['//////////8=']])(
    'from the unknown token %s starts over',
    async (resumeToken) => {
      await database.commit([set('c/a', 1)]);
      const client = new Client();
      client.add({ ...queryTarget(2, ALL), resumeToken }, new Map([['gone', {} as StoredDocument]]));
      expect(client.kinds()).toEqual(['ADD', 'RESET', 'documentChange', 'CURRENT', 'NO_CHANGE']);
      expect(client.names(2)).toEqual(['c/a']);
    },
  );
});

test('whatever is committed, every client knows what a query finds, with or without interruptions', async () => {
  const queries = [ALL, OVER_ONE, GREATEST_TWO, SECOND_ON, GROUP];
  const operation = fc.record({
    path: fc.constantFrom('c/a', 'c/b', 'c/d', 'c/e', 'x/y/c/a', 'o/a'),
    n: fc.option(fc.nat(4)),
  });
  const commit = fc.record({
    operations: fc.array(operation, { minLength: 1, maxLength: 4 }),
    interrupted: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(commit, { maxLength: 12 }), async (commits) => {
      let client = new Client();
      queries.forEach((query, targetId) => client.add(queryTarget(targetId + 1, query)));
      for (const { operations, interrupted } of commits) {
        if (interrupted) client.close();
        await database.commit(operations.map(({ path, n }) => (n === null ? remove(path) : set(path, n))));
        if (interrupted) {
          const former = client;
          client = new Client();
          queries.forEach((query, index) => {
            const known = former.target(index + 1);
            client.add(
              {
                ...queryTarget(index + 1, query),
                resumeToken: former.resumeToken,
                expectedCount: known.size,
              },
              known,
            );
          });
          expect(client.kinds()).not.toContain('filter');
        }
        queries.forEach((query, index) => {
          const expected = runQuery(database.read(), compileQuery(ROOT, query)).map(({ name, fields }) => [
            name,
            fields,
          ]);
          const known = [...client.target(index + 1).values()].map(({ name, fields }) => [name, fields]);
          expect(new Map(known as [])).toEqual(new Map(expected as []));
        });
      }
      client.close();
      await database.commit(operationsToClear());
    }),
    { numRuns: 60 },
  );
});

function operationsToClear(): Write[] {
  const reader = database.read();
  return reader
    .collectionsUnder(ROOT)
    .flatMap((name) =>
      Array.from(reader.collection(name), (document) => remove(document.name.slice(ROOT.length + 1))),
    );
}
