import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendReading, readingsIn, readingsVariable, tableOf, timeOf } from './times.ts';

const reading = (name: string, cores: number, setup = 0) => ({ name, tests: 2, seconds: 10, cores, setup });

test('adds up the readings of each suite, and sorts by cost in descending order', () => {
  const readings = [reading('a', 1, 0.5), reading('b', 4), reading('a', 2, 0.25)];
  expect(timeOf('unit', readings)).toEqual({
    check: 'unit',
    suites: [reading('b', 4), { name: 'a', tests: 4, seconds: 20, cores: 3, setup: 0.75 }],
    shared: {},
  });
});

test("shared time isn't a suite", () => {
  const { suites, shared } = timeOf('browser', [
    { shared: 'product', cores: 3 },
    reading('a', 1),
    { shared: 'product', cores: 4 },
  ]);
  expect(suites).toEqual([reading('a', 1)]);
  expect(shared).toEqual({ product: 7 });
});

test('the table lists the first suites, and adds up the others', () => {
  const time = timeOf('unit', [
    reading('a', 3, 1),
    reading('b', 2),
    reading('c', 1),
    { shared: 'product', cores: 5 },
  ]);
  expect(tableOf(time, 1)).toEqual([
    'unit',
    '  core s   setup  clock s  tests',
    '     3.0     1.0     10.0      2  a',
    '     3.0     0.0     20.0      4  (2 more)',
    '     6.0     1.0     30.0      6  all',
    '     5.0                          product',
  ]);
});

describe('the file of readings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'readings-'));
  const file = join(folder, 'unit.jsonl');
  const outer = process.env[readingsVariable] ?? '';
  afterEach(() => {
    process.env[readingsVariable] = outer;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('keeps each reading, from several processes', () => {
    writeFileSync(file, `${JSON.stringify(reading('a', 1))}\n`);
    process.env[readingsVariable] = file;
    appendReading(reading('b', 2));
    appendReading({ shared: 'product', cores: 3 });
    expect(readingsIn(file)).toEqual([reading('a', 1), reading('b', 2), { shared: 'product', cores: 3 }]);
  });

  test("isn't required when a test is run by hand", () => {
    process.env[readingsVariable] = '';
    appendReading(reading('a', 1));
    expect(readingsIn(join(folder, 'other.jsonl'))).toEqual([]);
  });
});
