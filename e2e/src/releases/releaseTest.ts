import { randomUUID } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { createOwner, memberRecord, type TestOwner } from '../backend.ts';
import { startReleaseSite, type ReleaseSite } from './releaseSite.ts';

/** A test with a separate site, whose releases it may change. */
export const test = base.extend<{ site: ReleaseSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that one needs from this pattern.
  site: async ({}, use) => {
    const site = await startReleaseSite();
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.url),
});

/** An owner with one team member. */
export const createReleaseOwner = (uid = `test-${randomUUID()}`): Promise<TestOwner> =>
  createOwner({ team: { ada: memberRecord(uid, 'Ada', 'Released') } }, true, ['welcome'], uid);

/** The sentence that identifies a version. */
export const noted = (page: Page, note: string) => page.getByText(`active members, ${note}`);

/** The only team member in the list. */
export const members = (page: Page) => page.getByRole('row', { name: /Ada Released/ });
