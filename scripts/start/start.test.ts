import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemoData } from '../../backend/seed/demoData.ts';

// Some tests start the product twice: 14 s on two busy cores.
jest.setTimeout(180_000);

const root = join(__dirname, '..', '..');
const script = join(root, 'scripts/start.mjs');
const quick = ['--skip-build', '--without-big', '--port', '0'];
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

interface Run {
  readonly child: ChildProcess;
  /** All output so far. */
  output(): string;
  /** Resolves when the output contains this text; rejects if the process exits first. */
  shows(text: string): Promise<void>;
  readonly end: Promise<number | null>;
}

function run(...args: string[]): Run {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const end = once(child, 'close').then(([code]) => code as number | null);
  const shows = async (text: string): Promise<void> => {
    while (!output.includes(text)) {
      const more = await Promise.race([once(child.stdout, 'data').then(() => true), end.then(() => false)]);
      if (!more && !output.includes(text)) throw new Error(`It ended without printing "${text}":\n${output}`);
    }
  };
  return { child, output: () => output, shows, end };
}

/** The IDs of a run's child processes, from /proc. */
function childrenOf({ child }: Run): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] === String(child.pid);
    } catch {
      return false;
    }
  });
}

/** A zombie isn't alive. */
function isAlive(pid: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[0] !== 'Z';
  } catch {
    return false;
  }
}

/** Resolves when a run has started a process. */
async function firstChildrenOf(started: Run): Promise<string[]> {
  let ended = false;
  void started.end.then(() => (ended = true));
  for (;;) {
    const children = childrenOf(started);
    if (children.length > 0) return children;
    if (ended) throw new Error(`It ended without starting a process:\n${started.output()}`);
    await new Promise(setImmediate);
  }
}

it.each([
  ['an unknown option', ['--frsh'], "Unknown option '--frsh'."],
  ['a port out of range', ['--port', '65536'], '--port must be a number from 0 to 65535'],
])('answers %s with the usage and exit code 2', async (_, args, message) => {
  const wrong = run(...args);
  expect(await wrong.end).toBe(2);
  expect(wrong.output()).toContain(message);
  expect(wrong.output()).toContain('Usage: npm start');
});

it('prints the usage', async () => {
  const help = run('--help');
  expect(await help.end).toBe(0);
  expect(help.output()).toContain('Usage: npm start');
});

it('comes up with the demo accounts, keeps others off its data and port, stops on Ctrl-C, and comes up again with the same data', async () => {
  const readyFile = join(directory, 'ready.json');
  const data = join(directory, 'data');
  // Copied from one seeded start of the product that all tests share.
  await copyDemoData(root, data);
  const args = [...quick, '--data', data, '--ready-file', readyFile];
  const first = run(...args);
  await first.shows('Ctrl-C stops everything.');
  const { url, addresses, administratorToken, pid } = JSON.parse(readFileSync(readyFile, 'utf8')) as {
    url: string;
    addresses: Record<string, string>;
    administratorToken: string;
    pid: number;
  };
  expect(pid).toBe(first.child.pid);
  for (const text of [url, 'owner@demo.test', administratorToken, ...Object.values(addresses)])
    expect(first.output()).toContain(text);
  expect(first.output()).toContain('| demo: seeded before\n');
  expect(first.output()).not.toMatch(/demo: .* accounts/);
  expect((await fetch(`${url}/__/firebase/init.json`)).status).toBe(200);

  const second = run(...quick, '--data', data);
  expect(await second.end).toBe(1);
  expect(second.output()).toContain(`The data folder ${data} is in use by process ${pid}.`);

  const { port } = new URL(url);
  const third = run('--skip-build', '--without-big', '--data', join(directory, 'other'), '--port', port);
  expect(await third.end).toBe(1);
  expect(third.output()).toContain(`Port ${port} is taken by pid ${pid} (`);

  first.child.kill('SIGINT');
  expect(await first.end).toBe(0);
  expect(existsSync(readyFile)).toBe(false);
  expect(existsSync(join(data, 'lock'))).toBe(false);
  await expect(fetch(url)).rejects.toThrow();

  const again = run(...args);
  await again.shows('Ctrl-C stops everything.');
  again.child.kill('SIGTERM');
  expect(await again.end).toBe(0);
});

it('doesn’t leave a process behind when a signal arrives during seeding', async () => {
  const started = run(...quick, '--data', join(directory, 'data'));
  await started.shows('firebase | ');
  const children = await firstChildrenOf(started);
  started.child.kill('SIGTERM');
  expect(await started.end).toBe(143);
  for (const child of children) expect(existsSync(`/proc/${child}`)).toBe(false);
});

it('doesn’t leave a process behind when it is killed during seeding', async () => {
  const started = run(...quick, '--data', join(directory, 'data'));
  await started.shows('firebase | ');
  const children = await firstChildrenOf(started);
  started.child.kill('SIGKILL');
  // The output ends when the last process that writes to it exits.
  await started.end;
  while (children.some(isAlive)) await new Promise(setImmediate);
});

it('exits immediately on the second Ctrl-C', async () => {
  const started = run(...quick, '--data', join(directory, 'data'));
  await started.shows('firebase | ');
  started.child.kill('SIGINT');
  await started.shows('Stopping');
  started.child.kill('SIGINT');
  expect(await started.end).toBe(130);
});

it('names a damaged file, offers --fresh, and then starts over with it', async () => {
  const data = join(directory, 'data');
  mkdirSync(join(data, 'auth'), { recursive: true });
  const file = join(data, 'auth', 'accounts.ndjson');
  writeFileSync(file, 'garbage\n');
  const refused = run(...quick, '--data', data);
  expect(await refused.end).toBe(1);
  expect(refused.output()).toContain(`The data file ${file} is damaged`);
  expect(refused.output()).toContain('npm start -- --fresh');
  expect(readFileSync(file, 'utf8')).toBe('garbage\n');

  const fresh = run(...quick, '--data', data, '--fresh');
  await fresh.shows('| demo: ');
  expect(readFileSync(file, 'utf8')).not.toContain('garbage');
  fresh.child.kill('SIGINT');
  expect(await fresh.end).toBe(130);
});
