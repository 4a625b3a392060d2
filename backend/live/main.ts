import { writeFileSync } from 'node:fs';
import { parseLive, usage } from './options.ts';
import { percentile } from './percentile.ts';
import { playNight } from './playNight.ts';

const parsed = parseLive(process.argv.slice(2));
if (parsed.kind === 'wrong') {
  process.stderr.write(`${parsed.message}\n\n${usage}`);
  process.exit(2);
}

const { options } = parsed;
try {
  const result = await playNight({
    ...options,
    say: (line) => console.log(line),
    onClock: (clock) => {
      process.once('SIGINT', () => clock.end());
      process.on('SIGUSR2', () => {
        clock.toggle();
        console.log(clock.isPaused ? 'Paused.' : 'Resumed.');
      });
    },
  });
  const { outcomes, samples, seconds, lost, missing, surplus } = result;
  const millis = samples.map((sample) => sample.millis);
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentile(millis, share) ?? 0));
  console.log(
    `The night is over: ${outcomes.written} writes in ${seconds.toFixed(1)} s, ${outcomes.known} already existing, ` +
      `${outcomes.refused} refused, ${lost} lost. To the board: p50 ${p50} ms, p99 ${p99} ms (${millis.length} measured); ` +
      `${missing} missing, ${surplus} duplicated.`,
  );
  if (options.report !== null) writeFileSync(options.report, JSON.stringify(result));
  process.exit(0);
} catch (error) {
  process.stderr.write(`Playing the night failed: ${(error as Error).stack ?? String(error)}\n`);
  process.exit(1);
}
