import { startLocalFirebase, type LocalFirebaseOptions } from '../index.ts';

/**
 * Runs a local Firebase for a test, in a process of its own so that it can be killed. Its options are the first argument, as
 * JSON; its first line of output is `{addresses, environment, administratorToken}`, the others are what it logs.
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
