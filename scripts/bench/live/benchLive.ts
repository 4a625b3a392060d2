import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import type { NightResult } from '../../../backend/live/playNight.ts';
import { demoUids } from '../../../backend/seed/accounts.ts';
import { jpegWithPlace } from '../../../e2e/src/files/jpegWithPlace.ts';
import { chromiumArguments, findChromium } from '../../../e2e/src/findChromium.ts';
import { openDevice } from '../../../e2e/src/measure/openDevice.ts';
import { savedSession } from '../../../e2e/src/measure/savedSession.ts';
import type { RunningProduct } from '../../../e2e/src/startProduct.ts';
import { RestartableProduct } from './RestartableProduct.ts';
import { OpenBoard, type BoardWork } from './OpenBoard.ts';

const root = resolve(import.meta.dirname, '../../..');

/** How much of a night is played and how fast (options of backend/live/main.ts), and for how many seconds it is measured. */
export interface LiveWork {
  readonly night: Readonly<Record<'specialists' | 'doors' | 'speed', string>>;
  readonly seconds: number;
}

/** The functions' progress, as reported by their server. */
interface Events {
  readonly handled: number;
  readonly waiting: number;
}

/** The results. Milliseconds unless stated otherwise. */
export interface LiveFigures {
  /** Playback speed, as a multiple of a real night. */
  readonly speed: string;
  readonly night: NightResult;
  /** Epoch milliseconds when the server was killed. */
  readonly killedAt: number;
  /** From the kill until the product was up again. */
  readonly downFor: number;
  /** The measured seconds before the kill. */
  readonly undisturbed: { readonly seconds: number; readonly work: BoardWork; readonly events: Events };
  /** The longest task on the board's main thread, including the restart. */
  readonly longestTask: number;
  /** From choosing a 4 MB photo until it is shown, before the night begins. */
  readonly uploads: readonly number[];
}

/** Minutes of the night played fast, until nearly all specialists are at their doors. */
const leadMinutes = 8;
/** Seconds to let functions catch up, at most, and to run at the final speed before measuring. */
const catchUpSeconds = 90;
const settling = 10;
/** Seconds the night continues after the restart. */
const afterSeconds = 20;

const waitFor = (seconds: number): Promise<void> => sleep(seconds * 1000);

const eventsOf = async ({ addresses }: RunningProduct): Promise<Events> =>
  ((await (await fetch(addresses.functions)).json()) as { events: Events }).events;

/** Waits until the functions have little left to do. */
const untilQuiet = async (product: RunningProduct): Promise<void> => {
  for (let waited = 0; waited < catchUpSeconds; waited += 1) {
    if ((await eventsOf(product)).waiting < 20) return;
    await waitFor(1);
  }
};

/** A night played in a separate process. */
const play = (
  { addresses, projectId }: RunningProduct,
  work: LiveWork['night'],
  progress: (line: string) => void,
) => {
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-night-'));
  const report = join(folder, 'night.json');
  const options = Object.entries({ ...work, lead: leadMinutes, customer: demoUids.big, report }).flatMap(
    ([name, value]) => [`--${name}`, String(value)],
  );
  const playing = spawn(
    process.execPath,
    ['backend/live/main.ts', '--product', JSON.stringify({ addresses, projectId }), '--at-once', ...options],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        FIREBASE_AUTH_EMULATOR_HOST: new URL(addresses.auth).host,
        FIRESTORE_EMULATOR_HOST: addresses.firestoreGrpc,
        METADATA_SERVER_DETECTION: 'none',
      },
    },
  );
  const lines = createInterface({ input: playing.stdout });
  lines.on('line', (line) => /^(The night|Refused)/.test(line) && progress(line));
  const ended = once(playing, 'exit');
  const isPaced = new Promise<void>((resolve) => {
    lines.on('line', (line) => line.startsWith('From now on') && resolve());
  });
  return {
    /** Resolves once the lead has been played. */
    paced: Promise.race([
      isPaced,
      ended.then(() => Promise.reject(new Error('The night could not be played; see above.'))),
    ]),
    /** Ends the night early. */
    over: async (): Promise<NightResult> => {
      playing.kill('SIGINT');
      const [code] = (await ended) as [number | null];
      try {
        if (code !== 0) throw new Error('The night was interrupted; see above.');
        return JSON.parse(readFileSync(report, 'utf8')) as NightResult;
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    end: () => playing.kill('SIGKILL'),
  };
};

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
const timeUploads = async ({ url }: Pick<RunningProduct, 'url'>, email: string): Promise<number[]> => {
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

/** Plays the large operator's night with the board open, and kills the server midway. */
export const benchLive = async (
  { night: work, seconds }: LiveWork,
  progress: (line: string) => void,
): Promise<LiveFigures> => {
  progress("Starting the product with the large operator's data …");
  const product = await RestartableProduct.start(root, []);
  let board: OpenBoard | null = null;
  let night: ReturnType<typeof play> | null = null;
  try {
    progress('Uploading photos …');
    const uploads = await timeUploads(product.running, 'big@demo.test');
    board = await OpenBoard.open(product.running);
    progress('The board is open. Specialists are signing in …');
    night = play(product.running, work, progress);
    await night.paced;
    progress('Specialists are at their doors. Functions are catching up …');
    await untilQuiet(product.running);
    await waitFor(settling);
    progress(`Measuring for ${seconds} s …`);
    const [workBefore, eventsBefore] = [await board.work(), await eventsOf(product.running)];
    await waitFor(seconds);
    const [workAfter, eventsAfter] = [await board.work(), await eventsOf(product.running)];
    progress('Killing and restarting the server …');
    const killedAt = Date.now();
    await product.killAndStart();
    const downFor = Date.now() - killedAt;
    await waitFor(afterSeconds);
    const result = await night.over();
    return {
      speed: work.speed,
      night: result,
      killedAt,
      downFor,
      undisturbed: {
        seconds,
        work: {
          documents: workAfter.documents - workBefore.documents,
          busy: workAfter.busy - workBefore.busy,
        },
        events: { handled: eventsAfter.handled - eventsBefore.handled, waiting: eventsAfter.waiting },
      },
      longestTask: await board.longestTask(),
      uploads,
    };
  } finally {
    night?.end();
    await board?.close();
    await product.stop();
  }
};
