import { expect, test } from '@playwright/test';

const complete = {
  apiKey: 'key',
  authDomain: 'demo.firebaseapp.com',
  projectId: 'demo',
  storageBucket: 'demo.appspot.com',
  appId: '1:1:web:1',
};
const json = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) });

for (const [what, answer, line] of [
  ['empty', json({}), 'The Firebase configuration has no "apiKey".'],
  [
    'without a project',
    json({ ...complete, projectId: undefined }),
    'The Firebase configuration has no "projectId".',
  ],
  [
    'with an empty key',
    json({ ...complete, apiKey: '' }),
    'The Firebase configuration has a malformed "apiKey": it must be a string.',
  ],
  [
    'with a broken address of a local service',
    json({ ...complete, emulators: { auth: 'nowhere' } }),
    'The Firebase configuration has a malformed "emulators.auth": it must be an address such as http://127.0.0.1:9099.',
  ],
  ['a list', json([]), 'The Firebase configuration is not a JSON object.'],
  [
    'not JSON',
    { contentType: 'text/html', body: '<!doctype html>' },
    '/__/firebase/init.json could not be read as JSON.',
  ],
  ['missing', { status: 404, body: 'Not found' }, '/__/firebase/init.json answered 404.'],
] as const) {
  test(`a Firebase configuration that is ${what} shows one line, not a blank page`, async ({ page }) => {
    const logged: string[] = [];
    const uncaught: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.route('**/__/firebase/init.json', (route) => route.fulfill(answer));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Error loading the application.' })).toBeVisible();
    await expect(page.getByText(line, { exact: true })).toBeVisible();
    expect(logged).toContain(`[valet-hub] ${line}`);
    expect(uncaught).toEqual([]);

    await page.unroute('**/__/firebase/init.json');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
}
