import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { allProcesses, parseStat, secondsOfTree } from './processorTime.ts';

const stat = (pid: number, name: string, parent: number, ticks: readonly number[]) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194304 10 20 30 40 ${ticks.join(' ')} 20 0 1 0 5 6 7`;

describe('parses a process', () => {
  test.each([
    ['a plain name', 'node', [100, 50, 0, 0], 1.5],
    ['a name with spaces and parentheses', 'a (b) c', [100, 50, 0, 0], 1.5],
    ['the time of exited children', 'node', [1, 2, 300, 400], 7.03],
  ])('%s', (_, name, ticks, seconds) => {
    expect(parseStat(stat(7, name, 3, ticks))).toEqual({ pid: 7, parent: 3, seconds });
  });
});

describe('a process tree', () => {
  const all = [
    { pid: 1, parent: 0, seconds: 100 },
    { pid: 2, parent: 1, seconds: 1 },
    { pid: 3, parent: 2, seconds: 2 },
    { pid: 4, parent: 3, seconds: 4 },
    { pid: 5, parent: 1, seconds: 8 },
  ];

  test.each([
    ['a process alone', 5, 8],
    ['children and grandchildren', 2, 7],
    ['a process that is gone', 9, 0],
  ])('%s', (_, root, seconds) => {
    expect(secondsOfTree(all, root)).toBe(seconds);
  });
});

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('on this machine', () => {
  test('a busy child counts for the process that started it', async () => {
    const before = secondsOfTree(allProcesses(), process.pid);
    const busy =
      "const end = Date.now() + 400; while (Date.now() < end); console.log('done'); setTimeout(() => {}, 60000)";
    const child = spawn(process.execPath, ['-e', busy]);
    await once(child.stdout, 'data');
    expect(secondsOfTree(allProcesses(), process.pid) - before).toBeGreaterThan(0.05);
    child.kill();
    await once(child, 'exit');
  });
});
