import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptsOverrides, withOverrides } from './adaptPage.ts';

const shellPage = readFileSync(join(__dirname, '../../../shell/src/index.html'), 'utf8');

it("finds the overrides placeholder in the shell's page", () => {
  expect(acceptsOverrides(shellPage)).toBe(true);
  expect(acceptsOverrides('<!doctype html><title>Another site</title>')).toBe(false);
});

it('tells the page where its modules are', () => {
  const page = withOverrides(shellPage, { 'mf-team': '/mf-team/1.0.0-local/' });
  expect(page).toContain(
    '<script type="application/json" id="page-overrides">{"mf-team":"/mf-team/1.0.0-local/"}</script>',
  );
});
