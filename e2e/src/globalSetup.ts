import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from './findChromium.ts';
import { putTempInMemory } from './memoryFolder.ts';
import { isOfficial, product } from './product.ts';
import { signIn } from './signIn.ts';
import { startTestedProduct } from './startTestedProduct.ts';

/**
 * The first answers of Google's emulator can take longer than the SDK's timeout, and then the app would treat the owner as new. So this
 * signs in once before the tests, ignoring the result.
 */
async function warmUp(baseURL: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ args: chromiumArguments, executablePath });
  try {
    await signIn(await browser.newPage({ baseURL }), 'owner@demo.test', '/communities').catch(() => {});
  } finally {
    await browser.close();
  }
}

/**
 * Before the browser tests: finds a browser and starts the product.
 * @returns the teardown
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  process.env.CHROMIUM_PATH = executablePath;
  const empty = putTempInMemory();
  const stop = await startTestedProduct().catch((error: unknown) => {
    empty();
    throw error;
  });
  if (isOfficial()) await warmUp(product().url, executablePath);
  return async () => {
    try {
      await stop();
    } finally {
      empty();
    }
  };
}
