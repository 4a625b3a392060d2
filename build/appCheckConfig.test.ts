import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appCheckKeyOf } from './appCheckConfig.ts';
import { pageWith } from './pageWith.ts';

const siteKey = `6L${'a'.repeat(36)}-_`;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'app-check-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a site without the file has no App Check', () => {
  expect(appCheckKeyOf(folder)).toBeNull();
  expect(pageWith('<!-- built-in releases -->', '{}')).not.toContain('app-check');
});

test('a site with the file has the key in its page', () => {
  writeFileSync(join(folder, 'app-check.json'), JSON.stringify({ siteKey }));
  const page = pageWith('<!-- built-in releases -->', '{}', { appCheckKey: appCheckKeyOf(folder) });
  expect(page).toContain(`<meta name="app-check-key" content="${siteKey}" />`);
});

test.each([
  ['{}'],
  ['{'],
  [JSON.stringify({ siteKey: '"><script>' })],
  [JSON.stringify({ siteKey: '6Lshort' })],
])('rejects %s', (content) => {
  writeFileSync(join(folder, 'app-check.json'), content);
  expect(() => appCheckKeyOf(folder)).toThrow('"siteKey"');
});
