import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What other programs need to reach it. */
interface ReadyInfo {
  readonly projectId: string;
  /** One per service; `hosting` is the page. */
  readonly addresses: Readonly<Record<string, string>> & { readonly hosting: string };
  /** Makes requests an administrator's. */
  readonly administratorToken: string;
}

/**
 * Tells other programs that everything is up. The file is written atomically and removed before the product stops.
 *
 * @param file path, from the current folder
 * @returns the function that removes the file
 */
export function writeReadyFile(
  file: string,
  { projectId, addresses, administratorToken }: ReadyInfo,
): () => void {
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(
    temporary,
    JSON.stringify(
      { url: addresses.hosting, addresses, projectId, administratorToken, pid: process.pid },
      null,
      2,
    ),
    // The token is only for the user who started it.
    { mode: 0o600 },
  );
  renameSync(temporary, path);
  return () => rmSync(path, { force: true });
}
