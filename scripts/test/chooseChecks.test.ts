import { join } from 'node:path';
import { chooseChecks } from './chooseChecks.ts';

const root = join(__dirname, '../..');
const chosen = (...args: string[]) => chooseChecks(root, args)?.map(({ name }) => name);

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test.each<[readonly string[], boolean]>([
  [[], false],
  [['all'], true],
  [['engines'], true],
  [['browser', 'engines'], true],
  [['all', 'browser'], false],
])('runs other engines only when named and with all: %j', (args, runs) => {
  expect(chosen(...args)?.includes('engines')).toBe(runs);
});

test.each<[readonly string[], string | undefined]>([
  [['google'], undefined],
  [['all', 'google'], '5'],
])('makes more random comparisons with all: %j', (args, runs) => {
  const [google] = chooseChecks(root, args)!;
  expect(google!.environment?.DIFFERENTIAL_RUNS).toBe(runs);
});
