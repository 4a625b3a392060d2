import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { NightResult } from '../../../backend/live/playNight.ts';
import { demoUids } from '../../../backend/seed/accounts.ts';
import { startBigProduct } from '../../../e2e/src/measure/startBigProduct.ts';
import type { RunningProduct } from '../../../e2e/src/startProduct.ts';

const root = resolve(import.meta.dirname, '../../..');

/** How much of a night is played, and how fast: options of backend/live/main.ts. */
export type NightWork = Readonly<Record<'specialists' | 'doors' | 'speed', string>>;

/** After so many lines about the night its players are killed. */
const killedAfter = 60;

/**
 * Plays the night in a process of its own.
 * @param most lines after which it is killed, as by a power cut
 * @returns what came of it; null when it was killed
 * @throws Error when it ends by itself without a result
 */
const play = async (
  { addresses, projectId }: RunningProduct,
  work: NightWork,
  progress: (line: string) => void,
  most: number,
): Promise<NightResult | null> => {
  const options = Object.entries(work).flatMap(([name, value]) => [`--${name}`, value]);
  const product = JSON.stringify({ addresses, projectId });
  const playing = spawn(
    process.execPath,
    ['backend/live/main.ts', '--product', product, '--customer', demoUids.big, ...options],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        FIREBASE_AUTH_EMULATOR_HOST: new URL(addresses.auth).host,
        FIRESTORE_EMULATOR_HOST: addresses.firestoreGrpc,
        METADATA_SERVER_DETECTION: 'none',
      },
    },
  );
  const ended = once(playing, 'exit');
  let lines = 0;
  let last = '';
  for await (const line of createInterface({ input: playing.stdout })) {
    last = line;
    lines += 1;
    if (lines >= most) playing.kill('SIGKILL');
    else if (!line.startsWith('{')) progress(line);
  }
  await ended;
  if (lines >= most) return null;
  if (!last.startsWith('{')) throw new Error('The night was not played; see above.');
  return JSON.parse(last) as NightResult;
};

/** Plays the large operator's night, with all players killed in its middle. */
export const benchNight = async (
  work: NightWork,
  progress: (line: string) => void,
): Promise<{ readonly wasKilled: boolean; readonly result: NightResult }> => {
  const product = await startBigProduct(['--skip-build']);
  try {
    const first = await play(product, work, progress, killedAfter);
    if (first !== null) return { wasKilled: false, result: first };
    progress('All players were killed, and go on.');
    const result = await play(product, work, progress, Number.POSITIVE_INFINITY);
    if (result === null) throw new Error('The night was killed twice.');
    return { wasKilled: true, result };
  } finally {
    await product.stop();
  }
};
