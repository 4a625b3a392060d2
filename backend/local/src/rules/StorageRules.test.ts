import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { StorageRequest } from '../storage/authorize.ts';
import type { StoredObject } from '../storage/StoredObject.ts';
import { stored } from './decide.fixture.ts';
import { StorageRules } from './StorageRules.ts';

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /users/{uid}/{file=**} {
      allow read: if request.auth.uid == uid;
      allow create, update: if request.auth.uid == uid
        && request.resource.size < 1024 * 1024
        && request.resource.contentType.matches('image/.*')
        && request.resource.metadata.get('kind', '') == 'photo';
      allow delete: if resource.timeCreated < request.time && resource.name == 'users/ann/a.png';
    }
    match /public/{file} {
      allow get;
      allow create: if firestore.exists(/databases/(default)/documents/admins/$(request.auth.uid))
        && firestore.get(/databases/(default)/documents/admins/$(request.auth.uid)).data.active;
    }
  }
}`;

let folder: string;
let rules: StorageRules;
const lines: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
  writeFileSync(join(folder, 'storage.rules'), RULES);
  const documents = {
    projectId: 'demo-rules',
    getDocument: (name: string) => (name === admin.name ? admin : null),
  };
  rules = new StorageRules(join(folder, 'storage.rules'), documents, (line) => lines.push(line));
});
afterAll(() => {
  rules.close();
  rmSync(folder, { recursive: true });
});

const admin = stored('admins/ann', { active: { booleanValue: true } });
const ann = { uid: 'ann', token: {} };

function object(changes: Partial<StoredObject> = {}): StoredObject {
  return {
    bucket: 'demo',
    name: 'users/ann/a.png',
    generation: '1',
    metageneration: 1,
    contentType: 'image/png',
    size: 1000,
    md5Hash: '',
    crc32c: '',
    timeCreated: '2026-01-01T00:00:00.000Z',
    updated: '2026-01-01T00:00:00.000Z',
    downloadTokens: [],
    metadata: { kind: 'photo' },
    ...changes,
  };
}

test.each<[string, Partial<StorageRequest>, boolean]>([
  ['own file', { method: 'get' }, true],
  ['own files', { method: 'list', path: 'users/ann/' }, true],
  ['own upload', { method: 'create', newResource: object() }, true],
  ['own deletion', { method: 'delete', resource: object() }, true],
  ['a public file', { method: 'get', path: 'public/a', caller: null }, true],
  ["an admin's upload", { method: 'create', path: 'public/a', newResource: object() }, true],
  [
    'someone who is not an admin',
    { method: 'create', path: 'public/a', caller: { uid: 'bob', token: {} } },
    false,
  ],
  ['signed out', { method: 'get', caller: null }, false],
  ["a stranger's file", { method: 'get', path: 'users/bob/a.png' }, false],
  ["everyone's files", { method: 'list', path: 'users/' }, false],
  ['the list of public files', { method: 'list', path: 'public/' }, false],
  ['a large upload', { method: 'create', newResource: object({ size: 1024 * 1024 }) }, false],
  ['an upload of text', { method: 'create', newResource: object({ contentType: 'text/html' }) }, false],
  ['an update without metadata', { method: 'update', newResource: object({ metadata: {} }) }, false],
  ['deletion of another file', { method: 'delete', resource: object({ name: 'users/ann/b.png' }) }, false],
  ['deletion of a nonexistent file', { method: 'delete' }, false],
  ['elsewhere', { method: 'get', path: 'a/b' }, false],
])('%s', async (_what, request, expected) => {
  const full = { bucket: 'demo', path: 'users/ann/a.png', caller: ann, resource: null, newResource: null };
  expect(await rules.authorize({ method: 'get', ...full, ...request })).toBe(expected);
});

test("waits for another process's Firestore documents, requesting each once", async () => {
  const requests: string[] = [];
  const getDocument = (name: string) => {
    requests.push(name);
    return Promise.resolve(name === admin.name ? admin : null);
  };
  const remote = new StorageRules(
    join(folder, 'storage.rules'),
    { projectId: 'demo-rules', getDocument },
    () => {},
  );
  const upload = {
    method: 'create',
    bucket: 'demo',
    path: 'public/a',
    resource: null,
    newResource: object(),
  } as const;
  expect(await remote.authorize({ ...upload, caller: ann })).toBe(true);
  expect(await remote.authorize({ ...upload, caller: { uid: 'bob', token: {} } })).toBe(false);
  expect(requests).toEqual([admin.name, admin.name.replace('ann', 'bob')]);
  remote.close();
});

test('logs a refusal with its rule', () => {
  expect(lines).toContain(
    'Storage refused get /b/demo/o/users/bob/a.png for user "ann": storage.rules:5:7 false',
  );
  expect(lines).toContain(
    'Storage refused get /b/demo/o/a/b for user "ann": no rule in storage.rules matches',
  );
});

test('rules set by a test replace the file’s unless they have errors', async () => {
  const requested = { method: 'get', bucket: 'demo', path: 'a/b', caller: null, resource: null } as const;
  const wrong = 'service firebase.storage {\n match /a { allow read: if 1 is x; }\n}';
  expect(() => rules.replace([{ content: wrong }])).toThrow("storage.rules:2:30: Unknown type 'x'.");
  expect(() => rules.replace([])).toThrow('Exactly one rules file');
  expect(await rules.authorize({ ...requested, newResource: null })).toBe(false);
  rules.replace([{ content: 'service firebase.storage { match /{all=**} { allow read; } }' }]);
  expect(await rules.authorize({ ...requested, newResource: null })).toBe(true);
});
