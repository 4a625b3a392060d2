import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { codebases, entryOf } from '../deploy/functions/codebases.ts';

const root = resolve(__dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));

/** The commands of a module in its own repository, as `valet-module init` writes them. */
const ofModule = read('valet-module/src/cli/initModule.ts');

test.each(pages)('docs/%s names only existing commands', (page) => {
  const named = [...read(`docs/${page}`).matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  const exists = (name: string) =>
    name in scripts || (page === 'first-module.md' && ofModule.includes(`'${name}': `));
  expect([...new Set(named)].filter((name) => !exists(name))).toEqual([]);
});

/** The file with the usage text of a command's options. */
const usages: Readonly<Record<string, string>> = {
  problems: 'backend/functions/core/problems/problemsOptions.ts',
  support: 'backend/functions/core/support/supportOptions.ts',
  release: 'scripts/release/options.ts',
  deploy: 'scripts/deploy/options.ts',
  ops: 'scripts/ops/options.ts',
};

test('docs/operations.md uses only existing options', () => {
  const page = read('docs/operations.md');
  for (const [command, file] of Object.entries(usages)) {
    const usage = read(file);
    const lines = [...page.matchAll(new RegExp(`npm run ${command} -- ([^\`\\n]*)`, 'g'))];
    const options = lines.flatMap(([, rest = '']) => rest.match(/--[a-z-]+/g) ?? []);
    expect([command, options.length > 0, options.filter((option) => !usage.includes(option))]).toEqual([
      command,
      true,
      [],
    ]);
  }
});

test('docs/operations.md names only deployed functions', () => {
  const page = read('docs/operations.md');
  const deployed = codebases.map((codebase) => read(entryOf(codebase))).join('');
  const named = [...page.matchAll(/`((?:prune|continue|watch|sendDue)[A-Za-z]+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !deployed.includes(name))).toEqual([]);
});
