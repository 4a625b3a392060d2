import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { root } from '../../../build/workspaces.ts';
import { serveSite } from '../releases/serveSite.ts';

/** A test of the page of the kit, `/ui`, which is built and served alone: without the app, a session or Firebase. */
export const test = base.extend<object, { kit: string }>({
  kit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that one needs from this pattern.
    async ({}, use) => {
      execFileSync(process.execPath, ['build/gallery.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      const site = await serveSite(() => join(root, '.cache/gallery'), null);
      await use(site.url);
      site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ kit }, use) => use(kit),
});
