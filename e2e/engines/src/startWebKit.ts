import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { callOf, clickAt, engineEnvironment, keysOf, type RunningEngine, type Tab } from './tab.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a virtual display. @returns its name, e.g. ":1", which it prints when ready */
async function startScreen(path: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(path, ['-displayfd', '1', '-screen', '0', '1440x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(createInterface({ input: screen.stdout! }), 'line')) as [string];
  return { screen, display: `:${number}` };
}

/** Sends WebDriver commands: JSON over HTTP. */
const driverAt =
  (address: string) =>
  async <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`${address}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };

type Send = ReturnType<typeof driverAt>;

/** Waits for the driver. @throws Error if it doesn't answer within a minute */
async function untilReady(send: Send): Promise<void> {
  for (const end = Date.now() + 60_000; ;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((passed) => setTimeout(passed, 50));
    }
  }
}

/** A session is a separate browser. */
async function openSession(send: Send): Promise<Tab> {
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const post = <Result>(path: string, body: object) =>
    send<Result>('POST', `/session/${sessionId}/${path}`, body);
  const execute = async (script: string): Promise<string> => {
    const [error, value] = await post<[string | null, string]>('execute/async', {
      script: `const done = arguments[0]; ${script}.then((value) => done([null, value]), (error) => done([String(error)]));`,
      args: [],
    });
    if (error !== null) throw new Error(error);
    return value;
  };
  return {
    open: (url) => post('url', { url }),
    run: async (run, ...args) => JSON.parse(await execute(callOf(run, args))) as never,
    load: (script) => post('execute/sync', { script, args: [] }),
    click: (x, y) => post('actions', { actions: clickAt(x, y) }),
    type: (text) => post('actions', { actions: keysOf(text) }),
    resize: (width, height) => post('window/rect', { x: 0, y: 0, width, height }),
    screenshot: async () =>
      Buffer.from(await send<string>('GET', `/session/${sessionId}/screenshot`), 'base64'),
    close: () => send('DELETE', `/session/${sessionId}`),
  };
}

/**
 * Starts a display for WebKit. Each tab gets its own driver of WebKitGTK's MiniBrowser because a driver accepts only one session.
 * @param driverPath of WebKitWebDriver
 * @param screenPath of Xvfb
 */
export async function startWebKit(driverPath: string, screenPath: string): Promise<RunningEngine> {
  const { screen, display } = await startScreen(screenPath);
  const home = mkdtempSync(join(tmpdir(), 'valet-hub-webkit-'));
  const processes = new Set([screen]);
  const killAtExit = () => processes.forEach((one) => one.kill('SIGKILL'));
  process.once('exit', killAtExit);
  const end = async (one: ChildProcess) => {
    processes.delete(one);
    if (one.exitCode !== null) return;
    one.kill();
    await once(one, 'exit');
  };
  return {
    newTab: async () => {
      const port = await freePort();
      const driver = spawn(driverPath, [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...engineEnvironment(home), DISPLAY: display },
      });
      processes.add(driver);
      const send = driverAt(`http://127.0.0.1:${port}`);
      await untilReady(send);
      const tab = await openSession(send);
      return { ...tab, close: () => tab.close().finally(() => end(driver)) };
    },
    takeProblems: () => [],
    stop: async () => {
      for (const one of [...processes]) await end(one);
      process.removeListener('exit', killAtExit);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
