import { parseLive, usage } from './options.ts';
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
      process.on('SIGUSR2', () => {
        clock.toggle();
        console.log(clock.isPaused ? 'Paused.' : 'Going on.');
      });
    },
  });
  const { p50, p99, max, count } = result.toBoard;
  console.log(
    `The night is over: ${result.outcomes.written} writes in ${result.seconds.toFixed(1)} s, ${result.outcomes.refused} refused. ` +
      `To the board: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${max.toFixed(0)} ms (${count} measured); ` +
      `${result.missing} missing, ${result.surplus} twice.`,
  );
  console.log(JSON.stringify(result));
  process.exit(0);
} catch (error) {
  process.stderr.write(`The night could not be played: ${(error as Error).stack ?? String(error)}\n`);
  process.exit(1);
}
