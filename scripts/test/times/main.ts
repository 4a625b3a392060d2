import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checks } from '../checks.ts';
import { readingsIn, readingsOf, tableOf, timeOf } from './times.ts';

const usage = `Usage: npm run test:times [-- --most N]

Prints the times of each check's suites in its last run, the most expensive first.

  core s   processor seconds: of the suite's process, its browser, and the child processes it waited for
  setup    the part of that before the first test
  clock s  wall-clock seconds; for tests that ran in parallel, their sum
  --most   how many suites to list per check (default: 25)`;

const root = resolve(import.meta.dirname, '../../..');

const { values } = parseArgs({
  options: { max: { type: 'string', default: '25' }, help: { type: 'boolean' } },
});
const max = Number(values.max);
if (values.help || !Number.isInteger(max) || max < 1) {
  console.log(usage);
  process.exit(values.help ? 0 : 2);
}

const times = checks
  .map(({ name }) => timeOf(name, readingsIn(join(root, readingsOf(name)))))
  .filter(({ suites }) => suites.length > 0);
if (times.length === 0) console.log('No check has run here yet. Run npm test.');
for (const time of times) console.log(`${tableOf(time, max).join('\n')}\n`);
