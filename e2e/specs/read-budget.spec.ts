import { expect, test } from '@playwright/test';
import { DataWatch } from '../src/measure/DataWatch.ts';
import { openDevice } from '../src/measure/openDevice.ts';
import { openScreen } from '../src/measure/openScreen.ts';
import { readBudget } from '../src/measure/readBudget.ts';
import { savedSession } from '../src/measure/savedSession.ts';
import { pathOf, screens } from '../src/measure/screens.ts';
import { startBigProduct } from '../src/measure/startBigProduct.ts';
import type { RunningProduct } from '../src/startProduct.ts';

// Both accounts are on one product, which has the large operator's data.
test.describe.configure({ mode: 'default', timeout: 600_000 });
// The numbers say all; a picture of each page would say nothing more.
test.use({ screenshot: 'off' });

let product: RunningProduct;
test.beforeAll(async () => {
  product = await startBigProduct(['--skip-build']);
});
test.afterAll(() => product.stop());

for (const account of ['owner', 'big'] as const) {
  test(`no page of ${account}@demo.test reads more documents, or bytes, than it may`, async ({ browser }) => {
    const { url, addresses } = product;
    const session = await savedSession(browser, url, `${account}@demo.test`);
    for (const screen of screens) {
      const path = pathOf(screen, account);
      await test.step(path, async () => {
        const device = await openDevice(browser, session);
        const page = await device.newPage();
        const watch = await DataWatch.of(page, addresses);
        const { documents, bytes } = await openScreen(page, watch, `${url}${path}`, screen);
        expect.soft(documents, `documents of ${path}`).toBeLessThanOrEqual(readBudget.documents);
        expect.soft(bytes / 1000, `kilobytes of ${path}`).toBeLessThanOrEqual(readBudget.kilobytes);
        await device.close();
      });
    }
  });
}
