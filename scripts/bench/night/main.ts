import { parseArgs } from 'node:util';
import { benchNight } from './benchNight.ts';
import { reportNight } from './reportNight.ts';

const usage = `Usage: npm run bench:night -- [options]

Plays tonight for the large operator, big@demo.test: specialists with their own logins, each at another of its 400 communities, with the
owner's board open beside them. In the middle all of them are killed, and go on. Prints what it measured. Nothing else should be
running meanwhile.

  --specialists N  how many play at once (default 120)
  --doors N        doors of each round (default 20)
  --speed N        played time for real time, 1 to 600 (default 10)
`;

const { values } = parseArgs({
  options: {
    specialists: { type: 'string', default: '120' },
    doors: { type: 'string', default: '20' },
    speed: { type: 'string', default: '10' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  process.stdout.write(usage);
} else {
  const { specialists, doors, speed } = values;
  const progress = (line: string) => process.stderr.write(`${line}\n`);
  process.stdout.write(reportNight(await benchNight({ specialists, doors, speed }, progress)));
}
