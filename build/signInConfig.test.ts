import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageWith } from './pageWith.ts';
import { googleClientIdOf } from './signInConfig.ts';

const id = '123-abc.apps.googleusercontent.com';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a site without the file doesn’t offer Google', () => {
  expect(googleClientIdOf(folder)).toBeNull();
  expect(pageWith('<!-- built-in releases -->', '{}')).not.toContain('google');
});

test('a site with the file has the id in its page', () => {
  writeFileSync(join(folder, 'sign-in.json'), JSON.stringify({ googleClientId: id }));
  const page = pageWith('<!-- built-in releases -->', '{}', { googleClientId: googleClientIdOf(folder) });
  expect(page).toContain(`<meta name="google-client-id" content="${id}" />`);
});

test.each([['{}'], [JSON.stringify({ googleClientId: '"><script>' })]])('rejects %s', (content) => {
  writeFileSync(join(folder, 'sign-in.json'), content);
  expect(() => googleClientIdOf(folder)).toThrow('apps.googleusercontent.com');
});
