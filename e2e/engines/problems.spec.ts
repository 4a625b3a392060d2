/// <reference lib="dom" />
import { expect } from '@playwright/test';
import { createOwner } from '../src/backend.ts';
import { test } from './src/engineTest.ts';

test('an exception on a page is noticed', async ({ person, takeProblems }) => {
  await person.signIn((await createOwner()).email, '/notifications');
  await person.tab.run(() => window.reportError(new RangeError('noticed')));
  const noticed: string[] = [];
  await expect
    .poll(async () => noticed.push(...(await takeProblems())) && noticed, { timeout: 60_000 })
    .toContain('Uncaught error: RangeError: noticed');
});
