import { parseArgs } from 'node:util';
import { benchLive } from './benchLive.ts';
import { reportLive } from './reportLive.ts';

const usage = `Usage: npm run bench:live -- [options]

Plays tonight for the large operator, big@demo.test: specialists with their own logins, each at another of its 400 communities, with its
board open in a browser. In the middle the server is killed with SIGKILL and started again on its data; the specialists' queues send
again what had no answer. Prints what it measured. It takes under four minutes; nothing else should be running meanwhile.

  --specialists N  how many play at once (default 120)
  --doors N        doors of each round (default 40)
  --speed N        played time for real time, 1 to 600 (default 20)
`;

const { values } = parseArgs({
  options: {
    specialists: { type: 'string', default: '120' },
    doors: { type: 'string', default: '40' },
    speed: { type: 'string', default: '20' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  process.stdout.write(usage);
} else {
  const { specialists, doors, speed } = values;
  const progress = (line: string) => process.stderr.write(`${line}\n`);
  process.stdout.write(reportLive(await benchLive({ specialists, doors, speed }, progress)));
}
