import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { keyFileSchema, type KeyFile } from '../shared-lib/src/contract/registryCalls.ts';
import { newKey } from './newKey.ts';

/** Hidden, so Hosting doesn't serve it. */
const name = '.module-root-key.json';

/**
 * The root key that a local product's page trusts for its registry. Each build folder gets its own, created on first
 * use, so no page trusts a key that others know.
 * @param folder of the builds
 */
export function localRootKey(folder: string): KeyFile {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  try {
    // If two processes start at once, one of them creates it.
    writeFileSync(file, JSON.stringify(newKey()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  }
  return z.parse(keyFileSchema, JSON.parse(readFileSync(file, 'utf8')));
}
