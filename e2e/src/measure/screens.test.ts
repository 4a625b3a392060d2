import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { moduleNames } from '../../../build/buildNames.ts';
import { screens } from './screens.ts';

const root = resolve(__dirname, '../../..');

interface ModuleRoute {
  readonly path: string;
  readonly access: string;
}

/** The routes of the modules, except those for who has no business yet. */
const routes = moduleNames
  .flatMap(
    (name) =>
      (JSON.parse(readFileSync(join(root, name, 'module.json'), 'utf8')) as { routes: ModuleRoute[] }).routes,
  )
  .filter(({ access }) => access !== 'onboarding')
  .map(({ path }) => path);

test.each(routes)('%s is measured', (route) => {
  const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
  expect(screens.some(({ path }) => pattern.test(path.replace(/\?.*/, '')))).toBe(true);
});

test('no page is measured twice', () => {
  const paths = screens.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
