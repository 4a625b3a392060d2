import { parseArgs } from 'node:util';
import { benchLive } from './benchLive.ts';
import { reportLive } from './reportLive.ts';

const usage = `Usage: npm run bench:live -- [options]

Plays tonight for the large operator, big@demo.test: specialists with their own logins, each at another of its 400 communities, whatever the
hours of these, with its board open in a browser. Their first minutes are played fast, until nearly all are at their doors. Then it is measured; then the server is
killed with SIGKILL and started again on its data, and the specialists' queues send again what had no answer. Prints what it measured. It
takes about three minutes; nothing else should be running meanwhile.

At --speed 1 the 120 write about 5 records a second, as on a real night; at 20, more than a machine of two cores can follow.

  --specialists N  how many play at once (default 120)
  --doors N        doors of each round (default 100)
  --speed N        played time for real time, 1 to 600 (default 5)
  --seconds N      how long it is measured (default 40)
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
