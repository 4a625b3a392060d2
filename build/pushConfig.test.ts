import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageWith } from './pageWith.ts';
import { pushKeyOf } from './pushConfig.ts';

const vapidKey = `B${'a'.repeat(84)}-_`;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'push-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a site without the file offers no push notifications', () => {
  expect(pushKeyOf(folder)).toBeNull();
  expect(pageWith('<!-- built-in releases -->', '{}')).not.toContain('push-key');
});

test('a site with the file has the key in its page', () => {
  writeFileSync(join(folder, 'push.json'), JSON.stringify({ vapidKey }));
  const page = pageWith('<!-- built-in releases -->', '{}', { pushKey: pushKeyOf(folder) });
  expect(page).toContain(`<meta name="push-key" content="${vapidKey}" />`);
});

test.each([
  ['{}'],
  ['{'],
  [JSON.stringify({ vapidKey: '"><script>' })],
  [JSON.stringify({ vapidKey: 'Bx' })],
])('rejects %s', (content) => {
  writeFileSync(join(folder, 'push.json'), content);
  expect(() => pushKeyOf(folder)).toThrow('"vapidKey"');
});
