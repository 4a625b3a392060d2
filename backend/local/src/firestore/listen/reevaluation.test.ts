import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { FirestoreRules } from '../../rules/index.ts';
import { parseWrite, type Write } from '../commit/Write.ts';
import { Database } from '../store/Database.ts';
import { ListenHub } from './ListenHub.ts';
import type { ListenResponse, TargetJson } from './ListenMessages.ts';
import { ListenStream } from './ListenStream.ts';

/** Tests open listeners when a document that their rules looked up changes. */
const ROOT = 'projects/p/databases/(default)/documents';
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function team(id) {
      return get(/databases/$(database)/documents/team/$(id)).data;
    }
    match /doors/{door} {
      allow read: if team(request.auth.uid).active == true && team(team(request.auth.uid).leader).active == true;
    }
    match /open/{any} {
      allow read;
    }
  }
}`;

const member = (id: string, active: boolean, leader = 'lea'): Write =>
  parseWrite({
    update: {
      name: `${ROOT}/team/${id}`,
      fields: { active: { booleanValue: active }, leader: { stringValue: leader } },
    },
  });
const written = (path: string, n = 1): Write =>
  parseWrite({ update: { name: `${ROOT}/${path}`, fields: { n: { integerValue: n } } } });

const all = (collectionId: string): TargetJson => ({
  targetId: 2,
  query: { parent: ROOT, structuredQuery: { from: [{ collectionId }] } },
});
const one: TargetJson = { targetId: 2, documents: { documents: [`${ROOT}/doors/a`] } };

let folder: string;
let database: Database;
let hub: ListenHub;
let rules: FirestoreRules;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'judged-'));
  database = Database.open(folder);
  hub = new ListenHub(database);
  rules = new FirestoreRules(null, () => {});
  rules.replace('p', [{ content: RULES }]);
  await database.commit([member('sam', true), member('lea', true), member('max', true), written('doors/a')]);
});

afterEach(async () => {
  hub.close();
  rules.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a target as Sam. Returns a function that summarizes what has arrived since its last call. */
const listen = (target: TargetJson): (() => string[]) => {
  const messages: ListenResponse[] = [];
  const auth = { uid: 'sam', token: {} };
  const { authorize } = rules;
  const stream = new ListenStream({ database, hub, authorize }, auth, (message) => messages.push(message));
  stream.handle({ database: 'projects/p/databases/(default)', addTarget: target });
  return () =>
    messages.splice(0).map((message) => {
      if (!('targetChange' in message)) return Object.keys(message)[0] ?? '';
      const { targetChangeType, cause } = message.targetChange;
      return cause === undefined ? String(targetChangeType) : `${String(targetChangeType)} ${cause.code}`;
    });
};

const DENIED = 'REMOVE 7';

describe.each([
  ['a query', all('doors')],
  ['a document', one],
])('%s', (_, target) => {
  test('ends when its user is deactivated', async () => {
    const received = listen(target);
    expect(received()).toContain('CURRENT');
    await database.commit([member('sam', false)]);
    expect(received()).toEqual([DENIED]);
    await database.commit([written('doors/a', 2), written('doors/b')]);
    expect(received()).toEqual([]);
  });

  test('sends nothing of what the same commit changes', async () => {
    const received = listen(target);
    received();
    await database.commit([written('doors/a', 2), member('sam', false)]);
    expect(received().filter((what) => what !== 'NO_CHANGE')).toEqual([DENIED]);
  });

  test('continues while still allowed, and is then evaluated with the newly read documents', async () => {
    const received = listen(target);
    received();
    await database.commit([member('sam', true, 'max')]);
    expect(received()).toEqual([]);
    await database.commit([written('doors/a', 2)]);
    expect(received()).toEqual(['documentChange', 'NO_CHANGE']);
    await database.commit([member('lea', false)]);
    expect(received()).toEqual([]);
    await database.commit([member('max', false)]);
    expect(received()).toEqual([DENIED]);
  });
});

test('a listener whose rules look up nothing is not affected', async () => {
  const received = listen(all('open'));
  received();
  await database.commit([member('sam', false)]);
  expect(received()).toEqual([]);
});
