/// <reference lib="dom" />
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../src/backend.ts';
import { product } from '../../src/product.ts';

/**
 * `npm run problems`, run by the product's operator.
 * @returns its output
 */
async function problems(): Promise<string> {
  const command = resolve(import.meta.dirname, '../../../backend/functions/core/problems/problemsCommand.ts');
  return (await promisify(execFile)(process.execPath, [command, '--project', product().projectId])).stdout;
}

test('a script refused by the policy is reported to the operator, without the user', async ({ page }) => {
  // Other tests share this source, and may have used up its limit.
  const { docs } = await firestore().collection(paths.rateCounters()).get();
  await Promise.all(docs.filter(({ id }) => id.startsWith('policyReport')).map(({ ref }) => ref.delete()));
  await page.goto('/login?from=olivia');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://blocked-here.example/evil.js?of=olivia';
    document.head.append(script);
  });
  await expect
    .poll(problems, { timeout: 30_000 })
    .toMatch(/ script-src-elem: blocked-here\.example\n +on \/login/);
  const listed = await problems();
  expect(listed).toMatch(/^Refused by the Content-Security-Policy, \d+ times?$/m);
  expect(listed).not.toContain('olivia');
});

test('an invalid report is refused, and only a few from one source are counted', async ({ request }) => {
  const send = (data: string, contentType = 'application/csp-report') =>
    request.post('/policy-reports', { data, headers: { 'content-type': contentType } });
  expect((await request.get('/policy-reports')).status()).toBe(405);
  expect((await send('{')).status()).toBe(400);
  expect((await send('{}', 'text/plain')).status()).toBe(415);
  expect((await send(' '.repeat(70_000))).status()).toBe(413);
  const report = { 'document-uri': 'https://x.example/', 'effective-directive': 'img-src' };
  const body = JSON.stringify({
    'csp-report': { ...report, 'blocked-uri': 'https://counted-here.example/' },
  });
  for (let at = 0; at < 3; at += 1) expect((await send(body)).status()).toBe(204);
  const found = await firestore()
    .collection(paths.problems())
    .where('blocked', '==', 'counted-here.example')
    .get();
  expect(found.docs.map((document) => document.get('count') as number)).toEqual([3]);
});
