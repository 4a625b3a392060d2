import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { demoPassword } from '../../../backend/seed/accounts.ts';
import { copyDemoData } from '../../../backend/seed/demoData.ts';
import { chromiumArguments, findChromium } from '../../../e2e/src/findChromium.ts';
import { openDevice } from '../../../e2e/src/measure/openDevice.ts';
import { serveSite, type ServedSite } from '../../../e2e/src/serveSite.ts';
import { submitSignIn } from '../../../e2e/src/signIn.ts';
import { startProduct, type RunningProduct } from '../../../e2e/src/startProduct.ts';
import { untilKept } from '../../../e2e/src/untilKept.ts';
import { ordinary, slowDown } from '../conditions.ts';
import { figuresAreThere, momentOf } from '../measurePages.ts';
import type { PeerTimes } from './comparePeers.ts';
import { peers, preparePeers } from './preparePeers.ts';

const email = 'owner@demo.test';

/** In the page: the dashboard's figures are there, and the server has confirmed them. */
const figuresAreConfirmed = `(${String(figuresAreThere)})() && !document.querySelector('[data-unconfirmed]')`;
/** In the page: the bare page shows all communities. */
const communitiesAreThere = "document.querySelectorAll('li').length === 26";
/** In the page: react-admin shows its first page of rows, and how many there are. */
const rowsAreThere =
  "document.querySelectorAll('tbody tr').length === 25 && /of 2,?000/.test(document.body.textContent)";

/** One of those that are measured in turn. */
interface Contender {
  readonly name: string;
  readonly site: ServedSite;
  /** In the page: whether it shows what it is there for. */
  readonly isReady: string;
  /** In the page: whether it shows it as it was the last time; null where nothing is kept. */
  readonly isEarly: string | null;
  /** Makes the visitor one who has been there before. */
  readonly signIn: (page: Page) => Promise<void>;
}

async function contenders(
  root: string,
  folder: string,
  product: RunningProduct,
): Promise<readonly Contender[]> {
  const { auth, firestore } = product.addresses;
  await preparePeers(folder, { projectId: product.projectId, apiKey: 'local', auth, firestore });
  const [site, bare, admin] = await Promise.all([
    serveSite(() => join(root, 'dist'), product.url),
    ...peers.map((peer) => serveSite(() => join(folder, peer), product.url)),
  ]);
  return [
    {
      name: 'the product’s dashboard',
      site: site!,
      isReady: figuresAreConfirmed,
      isEarly: `(${String(figuresAreThere)})()`,
      signIn: (page) => submitSignIn(page, email),
    },
    {
      name: 'a bare page: React, Firebase, one listener',
      site: bare!,
      isReady: communitiesAreThere,
      isEarly: null,
      signIn: (page) => page.evaluate(`signIn('${email}', '${demoPassword}')`),
    },
    {
      name: 'react-admin, 2,000 rows in memory',
      site: admin!,
      isReady: rowsAreThere,
      isEarly: null,
      signIn: () => Promise.resolve(),
    },
  ];
}

/** Prepares a tab of a visitor who has been there before. */
async function openTab(browser: Browser, { site, isReady, signIn }: Contender): Promise<Page> {
  const device = await openDevice(browser);
  const page = await device.newPage();
  await page.goto(site.url);
  await signIn(page);
  await momentOf(page, isReady);
  return page;
}

/** Milliseconds of one visit. */
interface Visit {
  readonly ready: number;
  /** Until it shows what it showed the last time; the same as `ready` where nothing is kept. */
  readonly early: number;
}

async function visit(page: Page, { site, isReady, isEarly }: Contender): Promise<Visit> {
  await page.goto(site.url, { waitUntil: 'commit' });
  const early = isEarly === null ? null : await momentOf(page, isEarly);
  const ready = await momentOf(page, isReady);
  await page.waitForLoadState('load');
  return { ready, early: early ?? ready };
}

/** A visit with an empty HTTP cache, and one with a full one. */
type TwoVisits = readonly [cold: Visit, warm: Visit];

/**
 * Each visit begins when the page of the one before is at rest: someone who returns does not come while that still works. Between the
 * two lies one that does not count: a browser keeps what it made of a script when that comes for the second time, so that the visits of
 * every day are those from the third on.
 */
async function visitTwice(page: Page, contender: Contender): Promise<TwoVisits> {
  const session = await page.context().newCDPSession(page);
  await untilKept(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  const runAtFullSpeed = await slowDown(page, ordinary);
  const cold = await visit(page, contender);
  await untilKept(page);
  await visit(page, contender);
  await untilKept(page);
  const warm = await visit(page, contender);
  await runAtFullSpeed();
  return [cold, warm];
}

const timesOf = (name: string, visits: readonly TwoVisits[]): PeerTimes => ({
  name,
  cold: visits.map(([cold]) => cold.ready),
  warm: visits.map(([, warm]) => warm.ready),
  earlyCold: visits.map(([cold]) => cold.early),
  earlyWarm: visits.map(([, warm]) => warm.early),
});

/**
 * Measures the product's dashboard for an owner who returns beside its peers, in turn.
 *
 * @param root absolute path of the repository
 * @param runs how often each is visited, with an empty HTTP cache and again
 * @param progress told in a few words what is going on
 */
export async function benchPeers(
  root: string,
  runs: number,
  progress: (line: string) => void,
): Promise<readonly PeerTimes[]> {
  const folder = await mkdtemp(join(tmpdir(), 'valet-hub-peers-'));
  const data = join(folder, 'data');
  await copyDemoData(root, data);
  const product = await startProduct({ data });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    progress('Installing and building the peers …');
    const all = await contenders(root, folder, product);
    const tabs = [];
    for (const contender of all) tabs.push({ contender, page: await openTab(browser, contender) });
    const rounds: TwoVisits[][] = [];
    // The first round leaves on each device what is kept there, and does not count.
    for (let run = 0; run <= runs; run += 1) {
      if (run > 0) progress(`Visit ${run} of ${runs} …`);
      const round: TwoVisits[] = [];
      for (const { page, contender } of tabs) round.push(await visitTwice(page, contender));
      if (run > 0) rounds.push(round);
    }
    for (const { site } of all) site.stop();
    return all.map(({ name }, index) =>
      timesOf(
        name,
        rounds.map((round) => round[index]!),
      ),
    );
  } finally {
    await browser.close();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
