import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { newKey } from '../../build/newKey.ts';
import { keyFileSchema, type KeyFile } from '../../shared-lib/src/contract/registryCalls.ts';
import { answerCommandLine } from '../answerCommandLine.ts';
import { done, refused, type Outcome } from '../release/Outcome.ts';
import { changeKeys, keyLines, readKeys } from './changeKeys.ts';
import { parseRegistry, usage } from './options.ts';

/** Creates a key file that only its owner can read; never overwrites one. */
function makeKey(file: string): Outcome<string[]> {
  const key = newKey();
  try {
    writeFileSync(resolve(file), `${JSON.stringify(key, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    return refused((error as Error).message);
  }
  return done([key.publicKey]);
}

function readRoot(file: string): Outcome<KeyFile> {
  try {
    return done(z.parse(keyFileSchema, JSON.parse(readFileSync(resolve(file), 'utf8'))));
  } catch {
    return refused(`${file} isn't a key file created by "npm run registry -- new-key".`);
  }
}

await answerCommandLine(parseRegistry(process.argv.slice(2)), usage, async (requested) => {
  const outcome = await run(requested);
  if (outcome.ok) {
    console.log(outcome.value.join('\n'));
  } else {
    console.error(outcome.message);
    process.exitCode = 1;
  }
});

async function run(
  requested: Exclude<ReturnType<typeof parseRegistry>, { kind: 'help' | 'wrong' }>,
): Promise<Outcome<string[]>> {
  if (requested.kind === 'newKey') return makeKey(requested.file);
  const { site } = requested;
  let list = null;
  if (requested.kind === 'show') {
    list = await readKeys(site, null);
  } else {
    const root = readRoot(requested.root);
    if (!root.ok) return root;
    list = await changeKeys(site, root.value, requested.change);
  }
  return list.ok ? done(keyLines(list.value)) : list;
}
