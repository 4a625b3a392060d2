import { startLocalFirebase, type LocalFirebaseOptions } from '../index.ts';

/**
 * Runs a local Firebase for a test in a separate process that can be killed. Its options are the first argument, as JSON; its first line of
 * output is `{addresses, environment, administratorToken}`, followed by its log.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as Omit<LocalFirebaseOptions, 'log'>;
const held: string[] = [];
let log = (line: string): void => void held.push(line);

try {
  const { addresses, environment, administratorToken, stop } = await startLocalFirebase({
    ...options,
    log: (line) => log(line),
  });
  console.log(JSON.stringify({ addresses, environment, administratorToken }));
  log = console.log;
  held.forEach((line) => log(line));
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
