import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { newKey } from '../../../build/newKey.ts';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';
import { keyFileSchema, type KeyFile } from '../../../shared-lib/src/contract/registryCalls.ts';

/** The environment variable with a key as JSON, for places without files, such as a workflow. */
export const keyVariable = 'VALET_MODULE_KEY';

/** Writes a new key to a file that only this user can read. Refuses to replace one. */
export function writeKey(file: string): Outcome<KeyFile> {
  if (existsSync(file)) return refused(`${file} already exists. Choose another file with --key.`);
  const key = newKey();
  writeFileSync(file, `${JSON.stringify(key, null, 2)}\n`, { mode: 0o600 });
  return done(key);
}

/**
 * Reads the signing key from the environment or from a file.
 * @param file path; read only if the variable isn't set
 */
export function readKey(file: string, environment: NodeJS.ProcessEnv): Outcome<KeyFile> {
  const text = environment[keyVariable] ?? (existsSync(file) ? readFileSync(file, 'utf8') : null);
  if (text === null)
    return refused(`No key found: set ${keyVariable}, or create ${file} with "valet-module keys".`);
  try {
    const key = keyFileSchema.safeParse(JSON.parse(text));
    if (key.success) return done(key.data);
  } catch {
    // Refused below.
  }
  return refused(
    `${environment[keyVariable] ? keyVariable : file} isn't a key created by "valet-module keys".`,
  );
}
