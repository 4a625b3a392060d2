import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { keyFileSchema, type KeyFile } from '../shared-lib/src/contract/registryCalls.ts';
import { newKey } from './newKey.ts';

/** Hidden, so Hosting doesn't serve it. */
const name = '.module-root-key.json';

/**
 * The root key of a local product's registry, which its page trusts. Each folder of builds has its own, made when it
 * is first needed, so no page trusts a key that others know.
 * @param folder of the builds
 */
export function localRootKey(folder: string): KeyFile {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  try {
    // When two processes start, one makes it.
    writeFileSync(file, JSON.stringify(newKey()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  }
  return z.parse(keyFileSchema, JSON.parse(readFileSync(file, 'utf8')));
}
