import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { callOf, clickAt, engineEnvironment, keysOf, type RunningEngine, type Tab } from './tab.ts';

const preferences = `
user_pref('intl.accept_languages', 'en-US');
user_pref('ui.prefersReducedMotion', 1);
`;

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly params?: LogEntry;
}

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** Connects with WebDriver BiDi: JSON over a WebSocket. */
async function connect(address: string, onLog: (entry: LogEntry) => void) {
  const socket = new WebSocket(address);
  await new Promise<void>((opened, failed) => {
    socket.onopen = () => opened();
    socket.onerror = () => failed(new Error(`Firefox does not answer at ${address}`));
  });
  const waiting = new Map<number, (message: Message) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') onLog(message.params!);
    else waiting.get(message.id!)?.(message);
  };
  socket.onclose = () => {
    for (const answer of waiting.values()) answer({ type: 'error', error: 'Firefox has ended' });
  };
  let last = 0;
  return async <Result>(method: string, params: object = {}): Promise<Result> => {
    const id = ++last;
    const message = await new Promise<Message>((answer) => {
      waiting.set(id, answer);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (message.type !== 'success') throw new Error(`${method}: ${message.error}: ${message.message}`);
    return message.result as Result;
  };
}

/** Starts headless Firefox and drives it with WebDriver BiDi. @param path of the program */
export async function startFirefox(path: string): Promise<RunningEngine> {
  const profile = mkdtempSync(join(tmpdir(), 'valet-hub-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences);
  const browser = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: engineEnvironment(profile) },
  );
  const killAtExit = () => browser.kill('SIGKILL');
  process.once('exit', killAtExit);
  const ended = once(browser, 'exit');
  const address = await new Promise<string>((listens, failed) => {
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const found = /^WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
      if (found !== undefined) listens(`${found}/session`);
    });
    void ended.then(() => failed(new Error(`${path} ended before it listened`)));
  });

  const problems: string[] = [];
  const send = await connect(address, ({ level, text }) => {
    if (level === 'error') problems.push(text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });

  const newTab = async (): Promise<Tab> => {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
    const tab = { type: 'tab', userContext };
    const { context } = await send<{ context: string }>('browsingContext.create', tab);
    const evaluate = async (expression: string): Promise<string | undefined> => {
      const call = { expression, target: { context }, awaitPromise: true };
      const answer = await send<Evaluated>('script.evaluate', call);
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    };
    const perform = (actions: readonly object[]) => send<void>('input.performActions', { context, actions });
    return {
      open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      run: async (run, ...args) => JSON.parse((await evaluate(callOf(run, args)))!) as never,
      load: async (script) => void (await evaluate(script)),
      click: (x, y) => perform(clickAt(x, y)),
      type: (text) => perform(keysOf(text)),
      resize: (width, height) =>
        send('browsingContext.setViewport', { context, viewport: { width, height } }),
      screenshot: async () => {
        const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
        return Buffer.from(data, 'base64');
      },
      close: () => send('browser.removeUserContext', { userContext }),
    };
  };
  return {
    newTab,
    takeProblems: () => problems.splice(0),
    stop: async () => {
      process.removeListener('exit', killAtExit);
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
