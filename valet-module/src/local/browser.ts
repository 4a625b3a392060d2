import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChildProcesses } from '../../../scripts/start/ChildProcesses.ts';
import { readSource } from '../readSource.ts';
import { cacheFolder, showLocally } from './showLocally.ts';
import { addressAs, type DemoName } from './signInPage.ts';
import { copyDemo } from './startLocalProduct.ts';

/** The demo account that opens a page; null for a visitor without an account. */
export interface OpenAs {
  readonly as?: DemoName | null;
}

/** A page of a browser, such as Playwright's. */
export interface BrowserPage {
  goto(address: string): Promise<unknown>;
}

/** The product with a module in it, for browser tests. */
export interface LocalProduct {
  /** Origin of the page. */
  readonly url: string;
  /** The address that opens a path of the product as a demo account, on a device like new. */
  readonly address: (path: string, options?: OpenAs) => string;
  readonly open: (page: BrowserPage, path: string, options?: OpenAs) => Promise<void>;
  /** Ends it, and removes its data. */
  readonly stop: () => Promise<void>;
}

/**
 * Builds a module, and starts the packed product with it: shell, local Firebase and the demo's records, on free ports of this machine.
 * @param folder of the module; the current one by default
 * @throws Error with the reason, such as the messages of a build
 */
export async function startLocal(folder = process.cwd()): Promise<LocalProduct> {
  const source = readSource(folder);
  if (!source.ok) throw new Error(source.message);
  const work = mkdtempSync(join(tmpdir(), 'valet-module-'));
  const children = new ChildProcesses();
  const endNow = () => {
    children.kill();
    rmSync(work, { recursive: true, force: true });
  };
  process.once('exit', endNow);
  const end = async () => {
    await children.stop();
    process.off('exit', endNow);
    rmSync(work, { recursive: true, force: true });
  };
  try {
    const data = join(work, 'data');
    await copyDemo(join(folder, cacheFolder, 'demo'), data);
    const shown = await showLocally(children, source.value, {
      data,
      isWatched: false,
      output: join(work, 'build'),
      port: 0,
      print: console.error,
    });
    if (!shown.ok) throw new Error(shown.message);
    const { url, close } = shown.value;
    const address = (path: string, { as = 'owner' }: OpenAs = {}) => addressAs(url, path, as);
    return {
      url,
      address,
      open: async (page, path, options) => void (await page.goto(address(path, options))),
      stop: async () => {
        await close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
