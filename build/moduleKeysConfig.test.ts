import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localRootKey } from './localRootKey.ts';
import { moduleRootKeysOf } from './moduleKeysConfig.ts';
import { newKey } from './newKey.ts';
import { pageWith } from './pageWith.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'module-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a site without the file trusts no modules from elsewhere', () => {
  expect(moduleRootKeysOf(folder)).toEqual([]);
  expect(pageWith('<!-- built-in releases -->', '{}', { moduleRootKeys: [] })).not.toContain('module-keys');
});

test('a site with the file has its keys in its page', () => {
  const publicKeys = [newKey().publicKey, newKey().publicKey];
  writeFileSync(join(folder, 'module-keys.json'), JSON.stringify({ publicKeys }));
  const page = pageWith('<!-- built-in releases -->', '{}', { moduleRootKeys: moduleRootKeysOf(folder) });
  expect(page).toContain(`<meta name="module-keys" content="${publicKeys.join(' ')}" />`);
});

test.each([['{}'], ['{'], ['{"publicKeys":[]}'], [JSON.stringify({ publicKeys: ['"><script>'] })]])(
  'rejects %s',
  (content) => {
    writeFileSync(join(folder, 'module-keys.json'), content);
    expect(() => moduleRootKeysOf(folder)).toThrow('"publicKeys"');
  },
);

test('a folder of builds keeps the root key it made, and only its owner can read it', () => {
  const key = localRootKey(folder);
  expect(localRootKey(folder)).toEqual(key);
  const file = join(folder, '.module-root-key.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(key);
  expect(statSync(file).mode & 0o077).toBe(0);
});
