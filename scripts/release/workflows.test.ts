import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildNames } from '../../build/buildNames.ts';

const folder = join(__dirname, '../../.github/workflows');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it.each(buildNames)('%s has a workflow of its own, which publishes each new version of it', (name) => {
  const workflow = read(`${name}.yml`);
  expect(workflow).toContain(`paths: ['${name}/CHANGELOG.md']`);
  expect(workflow).toMatch(
    new RegExp(`uses: \\./\\.github/workflows/release\\.yml[^]*\\n {6}name: ${name}\\n`),
  );
});

it('keeps no secret, and puts nothing that a person types into a command', () => {
  for (const file of readdirSync(folder)) {
    const workflow = read(file);
    expect(workflow).not.toMatch(/secrets\.|[A-Za-z0-9_-]{40}/);
    for (const [line] of workflow.matchAll(/^.*run: .*$/gm)) expect(line).not.toContain('${{');
  }
});
