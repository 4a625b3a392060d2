import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../e2e/src/findChromium.ts';
import { savedSession } from '../../../e2e/src/measure/savedSession.ts';
import { pathOf, screens, type MeasuredAccount } from '../../../e2e/src/measure/screens.ts';
import { startBigProduct } from '../../../e2e/src/measure/startBigProduct.ts';
import type { RunningProduct } from '../../../e2e/src/startProduct.ts';
import { answerCommandLine } from '../../answerCommandLine.ts';
import { saveMeasuredReads } from '../../costs/measuredReads.ts';
import { describeConditions, averagePhone } from '../measurePages.ts';
import { median } from '../report.ts';
import { measureScreen, type ScreenFigures, type VisitCosts } from './measureScreen.ts';
import { measureScrolling, type Scrolling } from './measureScrolling.ts';
import { parseScreens, usage } from './options.ts';
import { reportScreens, reportScrolling, type AccountFigures } from './reportScreens.ts';

function medianCosts(costs: readonly VisitCosts[]): VisitCosts {
  const of = (value: (one: VisitCosts) => number) => median(costs.map(value));
  return {
    documents: of(({ documents }) => documents),
    documentsInAll: of(({ documentsInAll }) => documentsInAll),
    bytes: of(({ bytes }) => bytes),
    requests: of(({ requests }) => requests),
    calls: of(({ calls }) => calls),
    useful: of(({ useful }) => useful),
    longestTask: of(({ longestTask }) => longestTask),
  };
}

/** The median of each figure of a page. */
const medianFigures = (measured: readonly ScreenFigures[]): ScreenFigures => ({
  cold: medianCosts(measured.map(({ cold }) => cold)),
  warm: medianCosts(measured.map(({ warm }) => warm)),
});

interface MeasuredScreens {
  readonly accounts: Readonly<Record<MeasuredAccount, AccountFigures>>;
  readonly scrolling: readonly Scrolling[];
}

/** The pages to measure, and the runs. */
interface ScreensWork {
  readonly runs: number;
  /** Only pages whose address contains this; `/` means just the dashboard. */
  readonly only: string;
  /** Receives a short progress line per step. */
  readonly progress: (line: string) => void;
}

async function measureAccount(
  browser: Browser,
  { url, addresses }: RunningProduct,
  account: MeasuredAccount,
  { runs, only, progress }: ScreensWork,
): Promise<AccountFigures> {
  const session = await savedSession(browser, url, `${account}@demo.test`);
  const figures: Record<string, ScreenFigures> = {};
  for (const screen of screens) {
    const path = pathOf(screen, account);
    if (only === '/' ? path !== '/' : !path.includes(only)) continue;
    progress(`${account} ${path} …`);
    const measured: ScreenFigures[] = [];
    for (let run = 1; run <= runs; run += 1)
      measured.push(await measureScreen(browser, session, `${url}${path}`, screen, addresses));
    figures[path] = medianFigures(measured);
  }
  return figures;
}

/** Measures every page of the product for an ordinary account and for the large operator. */
async function benchScreens(work: ScreensWork): Promise<MeasuredScreens> {
  const product = await startBigProduct();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const owner = await measureAccount(browser, product, 'owner', work);
    const big = await measureAccount(browser, product, 'big', work);
    const { url, addresses } = product;
    const session = await savedSession(browser, url, 'big@demo.test');
    const scrolling = await measureScrolling(browser, session, url, addresses);
    return { accounts: { owner, big }, scrolling };
  } finally {
    await browser.close();
    await product.stop();
  }
}

await answerCommandLine(parseScreens(process.argv.slice(2)), usage, async ({ runs, only, write }) => {
  // Progress goes to stderr so the tables can be piped into a file.
  const progress = (line: string) => process.stderr.write(`${line}\n`);
  const { accounts, scrolling } = await benchScreens({ runs, only, progress });
  process.stdout.write(reportScreens('owner', accounts.owner));
  process.stdout.write(reportScreens('big', accounts.big));
  process.stdout.write(reportScrolling(scrolling));
  process.stdout.write(`Medians of ${runs}, ${describeConditions(averagePhone)}\n`);
  if (write) saveMeasuredReads(accounts);
});
