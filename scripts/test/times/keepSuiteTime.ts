import { relative, resolve } from 'node:path';
import { allProcesses, secondsOfTree } from './processorTime.ts';
import { appendReading, readingsVariable } from './times.ts';

/** jest loads this file before each suite. It records the suite's processor time when `npm test` requests it. */

const root = resolve(__dirname, '../../..');

if (process.env[readingsVariable]) {
  const used = () => secondsOfTree(allProcesses(), process.pid);
  const before = used();
  const began = performance.now();
  let setup = 0;
  let tests = 0;

  // Suites add their own hooks later, so this one runs right after their modules are loaded.
  beforeAll(() => {
    setup = used() - before;
  });
  beforeEach(() => {
    tests += 1;
  });
  afterAll(() => {
    appendReading({
      name: relative(root, expect.getState().testPath ?? ''),
      tests,
      seconds: (performance.now() - began) / 1000,
      cores: used() - before,
      setup,
    });
  });
}
