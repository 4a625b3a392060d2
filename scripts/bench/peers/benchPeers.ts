import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { demoPassword } from '../../../backend/seed/accounts.ts';
import { copyDemoData } from '../../../backend/seed/demoData.ts';
import { chromiumArguments, findChromium } from '../../../e2e/src/findChromium.ts';
import { openDevice } from '../../../e2e/src/measure/openDevice.ts';
import { serveSite, type ServedSite } from '../../../e2e/src/releases/serveSite.ts';
import { submitSignIn } from '../../../e2e/src/signIn.ts';
import { startProduct, type RunningProduct } from '../../../e2e/src/startProduct.ts';
import { waitUntilCached } from '../../../e2e/src/page/waitUntilCached.ts';
import { averagePhone, figuresAreVisible, momentOf, slowDown } from '../measurePages.ts';
import type { PeerTimes } from './comparePeers.ts';
import { peers, preparePeers } from './preparePeers.ts';

const email = 'owner@demo.test';

/** In the page: the dashboard's figures show, and the server has confirmed them. */
const figuresAreConfirmed = `(${String(figuresAreVisible)})() && !document.querySelector('[data-unconfirmed]')`;
/** In the page: the bare page shows all communities. */
const communitiesAreThere = "document.querySelectorAll('li').length === 26";
/** In the page: react-admin shows its first page of rows and the total. */
const rowsAreThere =
  "document.querySelectorAll('tbody tr').length === 25 && /of 2,?000/.test(document.body.textContent)";

/** A product or peer measured in turn. */
interface Contender {
  readonly name: string;
  readonly site: ServedSite;
  /** In the page: whether it shows its content. */
  readonly isReady: string;
  /** In the page: whether it shows the content of the last visit; null if nothing is cached. */
  readonly isEarly: string | null;
  /** Turns the visitor into a returning one. */
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
      isEarly: `(${String(figuresAreVisible)})()`,
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

/** Opens a tab for a returning visitor. */
async function openTab(browser: Browser, { site, isReady, signIn }: Contender): Promise<Page> {
  const device = await openDevice(browser);
  const page = await device.newPage();
  await page.goto(site.url);
  await signIn(page);
  await momentOf(page, isReady);
  return page;
}

/** Times of one visit, in milliseconds. */
interface Visit {
  readonly ready: number;
  /** Until the content of the last visit shows; same as `ready` if nothing is cached. */
  readonly early: number;
}

async function visit(page: Page, { site, isReady, isEarly }: Contender): Promise<Visit> {
  await page.goto(site.url, { waitUntil: 'commit' });
  const early = isEarly === null ? null : await momentOf(page, isEarly);
  const ready = await momentOf(page, isReady);
  await page.waitForLoadState('load');
  return { ready, early: early ?? ready };
}

/** A visit with an empty HTTP cache, then one with a full cache. */
type TwoVisits = readonly [cold: Visit, warm: Visit];

/**
 * Each visit starts once the previous page is idle, as a returning visitor would. An uncounted visit runs in between: browsers cache a
 * script's compiled code on its second load, so everyday visits are like the third.
 */
async function visitTwice(page: Page, contender: Contender): Promise<TwoVisits> {
  const session = await page.context().newCDPSession(page);
  await waitUntilCached(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  const runAtFullSpeed = await slowDown(page, averagePhone);
  const cold = await visit(page, contender);
  await waitUntilCached(page);
  await visit(page, contender);
  await waitUntilCached(page);
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
 * Measures a returning owner's dashboard against its peers, in turn.
 *
 * @param root absolute path of the repository
 * @param runs visits per contender, each with an empty HTTP cache and again
 * @param progress receives a short progress line per step
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
    // The first round fills each device's storage and isn't counted.
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
