import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Where a project's rules and indexes are: absolute paths, null for those firebase.json doesn't name. */
export interface ServiceFiles {
  readonly firestoreRules: string | null;
  readonly storageRules: string | null;
  /** Undefined without Firestore in firebase.json, so that its indexes are unknown. */
  readonly indexes: string | null | undefined;
}

/**
 * Reads from a firebase.json where rules and indexes are.
 *
 * @param file absolute path of firebase.json; null for none
 * @throws Error naming the file if it can't be read, isn't JSON, or names them other than by path
 */
export function readServiceFiles(file: string | null): ServiceFiles {
  if (file === null) return { firestoreRules: null, storageRules: null, indexes: undefined };
  let config: Record<string, Record<string, unknown> | null | undefined>;
  try {
    config = (JSON.parse(readFileSync(file, 'utf8')) ?? {}) as typeof config;
  } catch (error) {
    throw new Error(`${file} can't be read: ${(error as Error).message}`, { cause: error });
  }
  const pathOf = (service: 'firestore' | 'storage', what: 'rules' | 'indexes'): string | null => {
    const path = config[service]?.[what];
    if (path === undefined) return null;
    if (typeof path !== 'string') throw new Error(`${file}: ${service}.${what} must be a path.`);
    return resolve(dirname(file), path);
  };
  return {
    firestoreRules: pathOf('firestore', 'rules'),
    storageRules: pathOf('storage', 'rules'),
    indexes: config.firestore ? pathOf('firestore', 'indexes') : undefined,
  };
}
