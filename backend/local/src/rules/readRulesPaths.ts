import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Reads from a firebase.json where the rules are.
 *
 * @param file absolute path of firebase.json
 * @returns absolute paths; null for what has no rules
 * @throws Error naming the file, where it can't be read, isn't JSON, or names the rules otherwise than by a path
 */
export function readRulesPaths(file: string): { firestore: string | null; storage: string | null } {
  let config: Record<string, unknown>;
  try {
    config = (JSON.parse(readFileSync(file, 'utf8')) ?? {}) as Record<string, unknown>;
  } catch (error) {
    throw new Error(`${file} can't be read: ${(error as Error).message}`, { cause: error });
  }
  const pathOf = (service: 'firestore' | 'storage'): string | null => {
    const rules = (config[service] as { rules?: unknown } | null | undefined)?.rules;
    if (rules === undefined) return null;
    if (typeof rules !== 'string') throw new Error(`${file}: ${service}.rules must be a path.`);
    return resolve(dirname(file), rules);
  };
  return { firestore: pathOf('firestore'), storage: pathOf('storage') };
}
