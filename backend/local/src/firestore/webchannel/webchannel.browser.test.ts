import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type * as FirestoreSdk from 'firebase/firestore';

import { startFirestore } from '../startFirestore.ts';
import type { FirestoreServer } from '../startFirestore.ts';

// Real servers and clients are slow on a busy machine.
jest.setTimeout(60_000);

/** On the test page's window: the real SDK, connected to the local Firestore. */
declare const sdk: typeof FirestoreSdk;
declare const db: FirestoreSdk.Firestore;
/** The changes received by the page's listeners. */
declare const received: string[];

const firebase = dirname(require.resolve('firebase/package.json'));
const executablePath = findChromium();

/** Firebase's own browser bundles, which load each other from here. */
function sdkFile(name: string): string {
  return readFileSync(join(firebase, name), 'utf8').replace(
    /https:\/\/www\.gstatic\.com\/firebasejs\/[\d.]+\//g,
    './',
  );
}

const testPage = (
  port: number,
): string => `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<script type="module">
  import { initializeApp } from './firebase-app.js';
  import * as sdk from './firebase-firestore.js';
  const db = sdk.getFirestore(initializeApp({ projectId: 'demo-browser', apiKey: 'key' }));
  sdk.connectFirestoreEmulator(db, '127.0.0.1', ${port});
  Object.assign(window, { sdk, db, received: [] });
</script>`;

function findChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env['CHROMIUM_PATH'], ...onPath, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

let folder: string;
let server: FirestoreServer;
let pages: Server;
let browser: Browser | undefined;
let contexts: BrowserContext[];

describe('the Firebase SDK in a browser', () => {
  beforeAll(async () => {
    if (executablePath === undefined)
      throw new Error(
        'There is no Chromium. Set CHROMIUM_PATH to one, or install one with "npx playwright install chromium".',
      );
    browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });
  afterAll(() => browser?.close());

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'firestore-'));
    server = await startFirestore({
      projectId: 'demo-browser',
      dataDir: folder,
      host: '127.0.0.1',
      httpPort: 0,
      grpcPort: 0,
    });
    pages = createServer(({ url = '/' }, response) => {
      response.setHeader('Content-Type', url === '/' ? 'text/html' : 'text/javascript');
      response.end(url === '/' ? testPage(server.httpPort) : sdkFile(url.slice(1)));
    });
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
    contexts = [];
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await new Promise((resolve) => pages.close(resolve));
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A separate client: another browser profile with the test page. */
  async function open(): Promise<Page> {
    const context = await (browser as Browser).newContext();
    contexts.push(context);
    return openTab(context);
  }

  async function openTab(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => 'sdk' in globalThis);
    return page;
  }

  test('a listener sees what another client does, character by character', async () => {
    const [reader, writer] = [await open(), await open()];
    await reader.evaluate(() => {
      sdk.onSnapshot(sdk.query(sdk.collection(db, 'notes'), sdk.orderBy('n')), (snapshot) =>
        snapshot
          .docChanges()
          .forEach(({ type, doc }) => received.push(`${type} ${doc.id} ${doc.get('text')}`)),
      );
    });
    const text = 'é 😀 \u{10ffff} "quoted" \\ \n \u2028 7\n[1]';
    await writer.evaluate((content) => sdk.setDoc(sdk.doc(db, 'notes/a'), { n: 1, text: content }), text);
    await reader.waitForFunction(() => received.length === 1);
    await writer.evaluate(() => sdk.updateDoc(sdk.doc(db, 'notes/a'), { text: '🙂', n: sdk.increment(1) }));
    await writer.evaluate(() => sdk.deleteDoc(sdk.doc(db, 'notes/a')));
    await reader.waitForFunction(() => received.length === 3);
    expect(await reader.evaluate(() => received)).toEqual([
      `added a ${text}`,
      'modified a 🙂',
      'removed a 🙂',
    ]);
  });

  test('a client that was offline gets each change once', async () => {
    const [reader, writer] = [await open(), await open()];
    await writer.evaluate(() => {
      const batch = sdk.writeBatch(db);
      for (let n = 0; n < 20; n++) batch.set(sdk.doc(db, `c/d${n}`), { n });
      return batch.commit();
    });
    await reader.evaluate(() => {
      sdk.onSnapshot(sdk.query(sdk.collection(db, 'c'), sdk.where('n', '>=', 10)), (snapshot) =>
        snapshot.docChanges().forEach(({ type, doc }) => received.push(`${type} ${doc.id}`)),
      );
    });
    await reader.waitForFunction(() => received.length === 10);
    // Drops the connection from outside the client.
    await reader.context().setOffline(true);
    await reader.evaluate(() => void received.splice(0));
    await writer.evaluate(async () => {
      await sdk.updateDoc(sdk.doc(db, 'c/d10'), { text: 'new' });
      await sdk.deleteDoc(sdk.doc(db, 'c/d11'));
      await sdk.updateDoc(sdk.doc(db, 'c/d12'), { n: 0 });
      await sdk.updateDoc(sdk.doc(db, 'c/d1'), { n: 50 });
    });
    await reader.context().setOffline(false);
    await reader.evaluate(async () => {
      await sdk.disableNetwork(db);
      await sdk.enableNetwork(db);
    });
    await reader.waitForFunction(() => received.length >= 4);
    await writer.evaluate(() => sdk.setDoc(sdk.doc(db, 'c/last'), { n: 99 }));
    await reader.waitForFunction(() => received.includes('added last'));
    expect((await reader.evaluate(() => received)).sort()).toEqual([
      'added d1',
      'added last',
      'modified d10',
      'removed d11',
      'removed d12',
    ]);
  });

  test("one browser's tabs share its few connections without blocking each other", async () => {
    const first = await open();
    const tabs = [first];
    for (let tab = 1; tab < 5; tab++) tabs.push(await openTab(first.context()));
    const listen = (): void => {
      sdk.onSnapshot(sdk.collection(db, 'tabs'), (snapshot) =>
        snapshot.docChanges().forEach(({ doc }) => received.push(doc.id)),
      );
    };
    await Promise.all(tabs.map((tab) => tab.evaluate(listen)));
    await Promise.all(
      tabs.map((tab, index) => tab.evaluate((id) => sdk.setDoc(sdk.doc(db, 'tabs', id), {}), `t${index}`)),
    );
    await Promise.all(
      tabs.map((tab) => tab.waitForFunction((count) => new Set(received).size === count, tabs.length)),
    );
  });

  test('transactions, aggregates and large snapshots', async () => {
    const page = await open();
    const results = await page.evaluate(async () => {
      for (let part = 0; part < 4; part++) {
        const batch = sdk.writeBatch(db);
        for (let n = part * 500; n < (part + 1) * 500; n++)
          batch.set(sdk.doc(db, `many/d${n}`), { n, text: `😀 ${'x'.repeat(200)}` });
        await batch.commit();
      }
      const counter = sdk.doc(db, 'counters/a');
      await sdk.setDoc(counter, { n: 0 });
      const increments = Array.from({ length: 5 }, () =>
        sdk.runTransaction(
          db,
          async (transaction) => {
            const snapshot = await transaction.get(counter);
            transaction.update(counter, { n: snapshot.get('n') + 1 });
          },
          { maxAttempts: 20 },
        ),
      );
      await Promise.all(increments);
      const many = sdk.collection(db, 'many');
      const aggregate = await sdk.getAggregateFromServer(many, { count: sdk.count(), sum: sdk.sum('n') });
      const code = await sdk
        .updateDoc(sdk.doc(db, 'a/none'), { n: 1 })
        .catch((error: { code: string }) => error.code);
      return [
        (await sdk.getDoc(counter)).get('n'),
        aggregate.data(),
        (await sdk.getDocsFromServer(many)).size,
        code,
      ];
    });
    expect(results).toEqual([5, { count: 2000, sum: 1_999_000 }, 2000, 'not-found']);
  });
});
