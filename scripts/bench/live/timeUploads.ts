import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../e2e/src/findChromium.ts';
import { jpegWithPlace } from '../../../e2e/src/files/jpegWithPlace.ts';
import { openDevice } from '../../../e2e/src/measure/openDevice.ts';
import { savedSession } from '../../../e2e/src/measure/savedSession.ts';
import type { RunningProduct } from '../../../e2e/src/startProduct.ts';

const times = 5;

/** In the page: records when a file was chosen. */
const keepChoice = () =>
  document.addEventListener('change', () => performance.mark('chosen'), { capture: true });

/** In the page: milliseconds from choosing a file until this many office photos are visible; 0 until then. */
const shownAfter = (count: number): number => {
  const shown = [...document.querySelectorAll<HTMLImageElement>('[data-side-panel] img')].filter(
    ({ alt, complete, naturalWidth }) =>
      alt.startsWith('Photo of the office') && complete && naturalWidth > 0,
  );
  const chosen = performance.getEntriesByName('chosen').at(-1)?.startTime ?? Infinity;
  return shown.length < count ? 0 : performance.now() - chosen;
};

/**
 * Adds 4 MB phone photos to a shift report one after another.
 * @returns milliseconds from choosing each until it is shown: read, resized, uploaded, stored, recorded and loaded again
 */
export const timeUploads = async ({ url }: Pick<RunningProduct, 'url'>, email: string): Promise<number[]> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const device = await openDevice(browser, await savedSession(browser, url, email));
    const page = await device.newPage();
    await page.addInitScript(keepChoice);
    await page.goto(`${url}/shift-report?status=submitted`);
    await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
    const photos = page.locator('[data-side-panel]').getByLabel('Add photos');
    await photos.waitFor({ state: 'attached' });
    const buffer = await jpegWithPlace(page);
    const taken: number[] = [];
    for (let count = 1; count <= times; count += 1) {
      await photos.setInputFiles({ name: `door-${count}.jpg`, mimeType: 'image/jpeg', buffer });
      const shown = await page.waitForFunction(shownAfter, count, { polling: 'raf' });
      taken.push(Number(await shown.jsonValue()));
    }
    return taken;
  } finally {
    await browser.close();
  }
};
