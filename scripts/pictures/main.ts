/// <reference lib="dom" />
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../e2e/src/findChromium.ts';
import { waitUntilSeen } from '../../e2e/src/measure/openScreen.ts';
import { savedSession } from '../../e2e/src/measure/savedSession.ts';
import { product } from '../../e2e/src/product.ts';
import { startTestedProduct } from '../../e2e/src/startTestedProduct.ts';
import { answerCommandLine } from '../answerCommandLine.ts';
import { parsePictures, usage } from './options.ts';
import { pictures } from './pictures.ts';

const folder = resolve(import.meta.dirname, '../../docs/images');

await answerCommandLine(parsePictures(process.argv.slice(2)), usage, async ({ names }) => {
  const stop = await startTestedProduct();
  const { url } = product();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    for (const { name, screen, account, size, open } of pictures) {
      if (names.length > 0 && !names.includes(name)) continue;
      const session = account === null ? undefined : await savedSession(browser, url, account);
      const context = await browser.newContext({
        locale: 'en-US',
        timezoneId: 'America/New_York',
        colorScheme: 'light',
        reducedMotion: 'reduce',
        viewport: size,
        // Waiting evaluates code in the page, which the page's policy forbids.
        bypassCSP: true,
        ...(session && { storageState: session }),
      });
      const page = await context.newPage();
      await page.goto(`${url}${screen.path}`);
      try {
        await waitUntilSeen(page, screen.useful);
        await open?.(page);
      } catch (error) {
        process.stderr.write(`${name} may be incomplete: ${(error as Error).message.split('\n')[0]}\n`);
        process.exitCode = 1;
      }
      // Sections, photos and avatars follow the page's text.
      await page.waitForFunction(
        () =>
          document.querySelector('.mantine-Skeleton-root') === null &&
          [...document.images].every(({ complete }) => complete),
      );
      const file = join(folder, `${name}.png`);
      await page.screenshot({ path: file });
      process.stdout.write(`${file}\n`);
      await context.close();
    }
  } finally {
    await browser.close();
    await stop();
  }
});
