import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const dev = (...args: string[]) =>
  spawnSync(process.execPath, [join(__dirname, '..', 'dev.mjs'), ...args], { encoding: 'utf8' });

it.each([
  ['an unknown option', ['--hot'], "Unknown option '--hot'."],
  ['an unknown module', ['mf-teem'], "There is no module 'mf-teem'."],
])('answers %s with the usage and exit code 2', (_, args, message) => {
  const { status, stdout, stderr } = dev(...args);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage: npm run dev');
});

it('prints the usage', () => {
  const { status, stdout } = dev('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('Names: shell, mf-team');
});

it('answers an unreachable site with one line and exit code 1', () => {
  const { status, stdout, stderr } = dev('mf-team', '--site', 'http://127.0.0.1:2');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^http:\/\/127\.0\.0\.1:2\/releases\.json can't be reached: [^\n]*\n$/);
});
