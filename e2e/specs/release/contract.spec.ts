import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { compareVersions } from 'compare-versions';
import { dashboard, screens, visit } from '../../src/areas.ts';
import { mixSites } from '../../src/releases/mixedSite.ts';
import { buildOf, hasCommit, hasFullHistory, previousRelease } from '../../src/releases/previousBuild.ts';
import { product } from '../../src/product.ts';
import { serveSite } from '../../src/releases/serveSite.ts';
import { signIn } from '../../src/signIn.ts';
import { watchProblems } from '../../src/page/watchProblems.ts';
import { moduleNames } from '../../../build/buildNames.ts';

/**
 * Modules and shell ship separately, so each must work with the live release of the other. A module that needs a newer contract is released
 * after the shell that has it.
 */

const today = resolve(import.meta.dirname, '../../../dist');

// Both tests use the same old build.
test.describe.configure({ mode: 'serial' });

let previous: string;
test.beforeAll(() => {
  test.setTimeout(180_000);
  const commit = previousRelease();
  test.skip(commit === null, 'Nothing of this contract’s major version has been released');
  if (commit === null) return;
  const isHere = hasCommit(commit);
  if (!isHere && hasFullHistory())
    throw new Error('e2e/previousRelease.json names no commit of this history');
  test.skip(!isHere, 'The clone doesn’t reach back to the previous release: git fetch --unshallow');
  previous = buildOf(commit);
});

for (const { name, shell, modules, mayWait } of [
  {
    name: 'today’s modules in the previous shell',
    shell: () => previous,
    modules: () => today,
    mayWait: true,
  },
  {
    name: 'the previous modules in today’s shell',
    shell: () => today,
    modules: () => previous,
    mayWait: false,
  },
]) {
  test(`${name}: every area shows its data`, async ({ page }, info) => {
    const own = info.outputPath('site');
    mkdirSync(own, { recursive: true });
    const { folderOf, waiting, contracts } = mixSites(shell(), modules(), own);
    // If a previous module can't work with a shell, a newer version of that module has to be released before the shell.
    if (!mayWait) expect(waiting).toEqual([]);
    // All of them may have to wait at once only for a contract that the previous shell doesn't support yet: then that shell is released
    // first.
    if (waiting.length === moduleNames.length) {
      expect(compareVersions(contracts.modules, contracts.shell), 'the contract is newer').toBe(1);
    }
    const site = await serveSite(folderOf, product().url);
    try {
      const problems = watchProblems(page);
      await signIn(page, 'owner@demo.test', site.url);
      await expect(dashboard.content(page)).toBeVisible();
      for (const area of screens) {
        await visit(page, area);
        await expect(page.getByText('Something went wrong')).toHaveCount(0);
      }
      expect(problems).toEqual([]);
    } finally {
      site.stop();
    }
  });
}
