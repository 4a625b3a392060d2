import { tmpdir } from 'node:os';
import { runCommand, type Signal } from './runCommand.ts';

jest.setTimeout(60_000);

const forever = new Promise<Signal>(() => {});
const lines: string[] = [];
const run = (command: readonly string[], signal = forever, environment = {}) =>
  runCommand(command, { folder: tmpdir(), environment, signal, log: (line) => void lines.push(line) });
const node = (script: string) => [process.execPath, '-e', script];

it.each<[string, readonly string[], number]>([
  ['a normal exit', node('process.exit(7)'), 7],
  ['a signal', node("process.kill(process.pid, 'SIGTERM')"), 128 + 15],
  ['a shell command', ['true && exit 5'], 5],
  ['arguments passed unchanged', node('process.exit("$HOME ;".length)'), 7],
  ['a command that does not exist', ['no-such-command'], 127],
  ['a file that is not a program', [tmpdir()], 126],
])('returns the right code for %s', async (_, command, code) => {
  expect(await run(command)).toBe(code);
});

it('names a command that does not exist', async () => {
  lines.length = 0;
  await run(['no-such-command']);
  expect(lines).toEqual(["no-such-command can't be run: there is no such command."]);
});

it('adds variables', async () => {
  const script = 'process.exit(process.env.GCLOUD_PROJECT === "demo" && process.env.PATH ? 0 : 1)';
  expect(await run(node(script), forever, { GCLOUD_PROJECT: 'demo' })).toBe(0);
});

it.each(['SIGTERM', 'SIGHUP'] as const)('passes %s on and waits for the command to exit', async (name) => {
  const script = `process.on('${name}', () => setTimeout(() => process.exit(9), 50)); setInterval(() => {}, 1000);`;
  const signal = new Promise<Signal>((resolve) => setTimeout(() => resolve(name), 2000));
  expect(await run(node(script), signal)).toBe(9);
});
