import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

jest.setTimeout(60_000);

test.each([
  ['while everything is served', 'Promise.resolve()'],
  ['during the start', 'new Promise(() => {})'],
])('a part that exits on its own ends everything with one line, %s', (_, work) => {
  const script = `
    import { runUntilStopped } from ${JSON.stringify(join(__dirname, 'runUntilStopped.ts'))};
    import { StartError } from ${JSON.stringify(join(__dirname, 'StartError.ts'))};
    setInterval(() => {}, 1000);
    await runUntilStopped(({ fail }) => {
      setTimeout(() => fail(new StartError('The emulator ended.')), 10);
      return ${work};
    });`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: 'The emulator ended.\n' });
});
