import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockOf, type Lock } from './lockOf.ts';

const description = { name: 'bundle', dependencies: { a: '1.0.0' } };
const packagesOf = (lock: Lock): object =>
  (lockOf(lock, 'backend', description) as { packages: object }).packages;

it('takes what the packages need, as Node would resolve it', () => {
  expect(
    packagesOf({
      '': {},
      backend: {},
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' }, peerDependencies: { c: '*' } },
      'node_modules/a/node_modules/b': { version: '1.1.0', dependencies: { c: '*' } },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '3.0.0' },
      'node_modules/d': { version: '4.0.0' },
    }),
  ).toEqual({
    '': description,
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' }, peerDependencies: { c: '*' } },
    'node_modules/a/node_modules/b': { version: '1.1.0', dependencies: { c: '*' } },
    'node_modules/c': { version: '3.0.0' },
  });
});

it("moves the workspace's own packages to the top", () => {
  expect(
    packagesOf({
      'backend/node_modules/a': { version: '1.0.0', dependencies: { b: '*' } },
      'node_modules/a': { version: '0.9.0' },
      'node_modules/b': { version: '1.0.0' },
    }),
  ).toMatchObject({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } });
});

it('keeps optional packages, and drops that a repository tool needs them too', () => {
  const lock = {
    'node_modules/a': {
      dev: true,
      peer: true,
      dependencies: { b: '*' },
      optionalDependencies: { b: '*', missing: '*' },
      peerDependencies: { gone: '*' },
      peerDependenciesMeta: { gone: { optional: true } },
    },
    'node_modules/b': { devOptional: true },
  };
  const { 'node_modules/a': a, 'node_modules/b': b } = packagesOf(lock) as Lock;
  expect(a).not.toHaveProperty('dev');
  expect(a).not.toHaveProperty('peer');
  expect(b).toEqual({ optional: true });
});

it.each<[string, Lock, string]>([
  [
    'a package that is missing',
    { 'node_modules/a': { dependencies: { b: '*' } } },
    'has no b, which node_modules/a needs',
  ],
  [
    'two packages in one place',
    {
      'backend/node_modules/a': { dependencies: { b: '*' } },
      'node_modules/b': { dependencies: { a: '*' } },
      'node_modules/a': {},
    },
    'would both be installed at node_modules/a',
  ],
])('refuses %s', (_, lock, message) => {
  expect(() => lockOf(lock, 'backend', description)).toThrow(message);
});

it('has the tested versions of what Cloud Build installs', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(__dirname, '../../..', path), 'utf8'));
  const { packages } = read('package-lock.json') as { packages: Lock };
  const { dependencies } = read('backend/package.json') as { dependencies: Record<string, string> };
  const names = ['firebase-admin', 'firebase-functions'];
  const lock = lockOf(packages, 'backend', {
    name: 'functions',
    dependencies: Object.fromEntries(names.map((name) => [name, dependencies[name] as string])),
  }) as { packages: Lock };
  for (const name of names) expect(lock.packages[`node_modules/${name}`]?.version).toBe(dependencies[name]);
  expect(Object.keys(lock.packages)).toContainEqual(expect.stringMatching(/node_modules\/express$/));
  expect(lock.packages).not.toHaveProperty('node_modules/webpack');
});
