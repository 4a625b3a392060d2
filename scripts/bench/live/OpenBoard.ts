import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../e2e/src/findChromium.ts';
import { DataWatch } from '../../../e2e/src/measure/DataWatch.ts';
import { openDevice } from '../../../e2e/src/measure/openDevice.ts';
import { openScreen } from '../../../e2e/src/measure/openScreen.ts';
import { savedSession } from '../../../e2e/src/measure/savedSession.ts';
import { screens } from '../../../e2e/src/measure/screens.ts';
import type { RunningProduct } from '../../../e2e/src/startProduct.ts';
import { recordLongTasks, longestTask } from '../measurePages.ts';

const path = '/tracking';

/** The page's work since it was opened. */
export interface BoardWork {
  /** Documents sent to its listeners. */
  readonly documents: number;
  /** Main thread busy time in milliseconds. */
  readonly busy: number;
}

/** The large operator's board, open in a real, unthrottled browser. */
export class OpenBoard {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #watch: DataWatch;
  readonly #opened: number;

  private constructor(browser: Browser, page: Page, session: CDPSession, watch: DataWatch, opened: number) {
    this.#browser = browser;
    this.#page = page;
    this.#session = session;
    this.#watch = watch;
    this.#opened = opened;
  }

  /** Opens the board and waits until it is useful. */
  static async open({ url, addresses }: RunningProduct): Promise<OpenBoard> {
    const screen = screens.find((one) => one.path === path);
    if (screen === undefined) throw new Error(`${path} is not one of the measured screens.`);
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
    try {
      const device = await openDevice(browser, await savedSession(browser, url, 'big@demo.test'));
      const page = await device.newPage();
      await page.addInitScript(recordLongTasks);
      const watch = await DataWatch.of(page, addresses);
      await openScreen(page, watch, `${url}${path}`, screen);
      const session = await device.newCDPSession(page);
      await session.send('Performance.enable');
      const opened = await page.evaluate(() => performance.now());
      return new OpenBoard(browser, page, session, watch, opened);
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  async work(): Promise<BoardWork> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { documents: this.#watch.costs().documents, busy: seconds * 1000 };
  }

  /** The longest main-thread task since the board became useful, in milliseconds; 0 if none exceeded 50. */
  longestTask(): Promise<number> {
    return this.#page.evaluate(longestTask, this.#opened);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
