import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Emulator } from '../../../backend/google/startEmulator.ts';
import { watchFileSaves } from '../../../backend/local/src/watchFileSaves.ts';
import { StartError } from '../StartError.ts';

/**
 * Applies a rules file to Google's Firestore emulator, now and whenever it is saved. If it has errors, the previous rules stay in force.
 *
 * @param path absolute path of the rules
 * @param log receives the compiler's warnings and the results of later changes
 * @returns stops watching the file
 * @throws StartError with the compiler's message if it rejects the rules
 */
export async function enforceRules(
  path: string,
  emulator: Pick<Emulator, 'setRules'>,
  projectId: string,
  log: (line: string) => void,
): Promise<() => void> {
  const file = basename(path);
  let enforced = '';
  const enforce = async (): Promise<boolean> => {
    const source = readFileSync(path, 'utf8');
    if (source === enforced) return false;
    const issues = await emulator.setRules(projectId, source);
    enforced = source;
    for (const { line, column, description, severity } of issues)
      log(`${file}:${line}:${column} ${severity.toLowerCase()}: ${description}`);
    return true;
  };
  try {
    await enforce();
  } catch (error) {
    throw new StartError(`Google's compiler rejects ${path}: ${(error as Error).message.trim()}`, {
      cause: error,
    });
  }
  return watchFileSaves(path, log, () => {
    enforce().then(
      (changed) => changed && log(`${path} was reloaded.`),
      (error: Error) => log(`${path} has errors; the previous rules stay in force: ${error.message.trim()}`),
    );
  });
}
