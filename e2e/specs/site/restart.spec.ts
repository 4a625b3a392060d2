import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyDemoData } from '../../../backend/seed/demoData.ts';
import { processesWith } from '../../src/processes.ts';
import { signIn, submitSignIn } from '../../src/signIn.ts';
import { startProduct } from '../../src/startProduct.ts';

/** Whether anything listens at `http://host:port` or `host:port`. */
const isListening = (address: string): Promise<boolean> =>
  new Promise((settle) => {
    const { hostname, port } = new URL(address.includes('://') ? address : `http://${address}`);
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => {
      socket.destroy();
      settle(true);
    });
    socket.once('error', () => settle(false));
  });

test('written data survives a restart, and no process keeps running in between', async ({ browser }) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-restart-'));
  const data = join(folder, 'data');
  await copyDemoData(resolve(import.meta.dirname, '../../..'), data);
  const mark = `VALET_HUB_TEST=${randomUUID()}`;
  const [name, value] = mark.split('=') as [string, string];
  const start = () => startProduct({ data, options: ['--skip-build'], environment: { [name]: value } });

  let product = await start();
  try {
    const first = await browser.newPage({ baseURL: product.url });
    await signIn(first, 'owner@demo.test', '/settings?tab=notifications');
    const setting = first.getByRole('switch', { name: 'Employee requests', exact: true });
    await expect(setting).toBeChecked();
    await setting.press('Space');
    await expect(first.getByText('Saved', { exact: true })).toBeVisible();
    await first.close();

    const { addresses } = product;
    expect(await product.stop(), 'exit code').toBe(0);
    for (const [service, address] of Object.entries(addresses)) {
      expect(await isListening(address), `${service} still listens`).toBe(false);
    }
    if (process.platform === 'linux') expect(processesWith(mark)).toEqual([]);

    product = await start();
    const second = await browser.newPage({ baseURL: product.url });
    await signIn(second, 'owner@demo.test', '/settings?tab=notifications');
    await expect(second.getByRole('switch', { name: 'Violations', exact: true })).toBeChecked();
    await expect(second.getByRole('switch', { name: 'Employee requests', exact: true })).not.toBeChecked();
    // The demo data is neither overwritten nor duplicated.
    // All members; without a parameter, the list has the active ones.
    await second.goto('/team?q=');
    await expect(second.getByRole('table')).toHaveAttribute('aria-rowcount', '54');
    await second.close();
  } finally {
    await product.stop().catch(() => null);
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a page says within three seconds that its server is gone, and input survives a reload in the meantime', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-lost-'));
  const data = join(folder, 'data');
  await copyDemoData(resolve(import.meta.dirname, '../../..'), data);
  const start = (options: readonly string[]) => startProduct({ data, options: ['--skip-build', ...options] });

  let product = await start([]);
  try {
    const { url } = product;
    const message = page.getByRole('main').getByRole('textbox');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(url);
    await submitSignIn(page, 'owner@demo.test');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.goto(`${url}/help`);
    await message.fill('The map stays empty on my phone.');

    await product.kill();
    await expect(page.locator('[data-connection=offline]')).toBeVisible({ timeout: 3_000 });
    await expect(page.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED');

    product = await start(['--port', new URL(url).port]);
    await page.goto(`${url}/help`);
    await expect(message).toHaveValue('The map stays empty on my phone.');
  } finally {
    await product.stop().catch(() => null);
    rmSync(folder, { recursive: true, force: true });
  }
});
