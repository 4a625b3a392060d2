import { parseArgs } from 'node:util';
import { benchLive } from './benchLive.ts';
import { reportLive } from './reportLive.ts';

const usage = `Usage: npm run bench:live -- [options]

Plays tonight for the large operator, big@demo.test, with its board open in a browser. Specialists with their own logins work at
its 400 communities regardless of service hours. The first minutes are played fast, until nearly all are at their doors. After measuring,
the server is killed with SIGKILL and restarted on its data; the specialists' queues retry what was not acknowledged. Prints the
results. Takes about three minutes; run nothing else in the meantime.

At --speed 1, 120 specialists write about 5 records a second, as on a real night; a two-core machine cannot keep up with --speed 20.

  --specialists N  number of concurrent specialists (default 120)
  --doors N        doors per route (default 100)
  --speed N        playback speed, 1 to 600 (default 5)
  --seconds N      seconds to measure (default 40)
`;

const { values } = parseArgs({
  options: {
    specialists: { type: 'string', default: '120' },
    doors: { type: 'string', default: '100' },
    speed: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '40' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  process.stdout.write(usage);
} else {
  const { seconds, specialists, doors, speed } = values;
  const progress = (line: string) => process.stderr.write(`${line}\n`);
  process.stdout.write(
    reportLive(await benchLive({ night: { specialists, doors, speed }, seconds: Number(seconds) }, progress)),
  );
}
