import { readdir, readFile, readlink } from 'node:fs/promises';

const listening = '0A';

/**
 * Inodes of the sockets listening on a port.
 *
 * @param table text of Linux's /proc/net/tcp or /proc/net/tcp6
 */
export function listeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) && fields[3] === listening)
    .flatMap((fields) => fields[9] ?? []);
}

/**
 * Names the process listening on a port, if the system reveals it (only on Linux: own processes, or any as root).
 *
 * @returns "pid 123 (name)", or null
 */
export async function findPortOwner(port: number): Promise<string | null> {
  const tables = await Promise.all(['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readOrEmpty(file)));
  const inodes = new Set(tables.flatMap((table) => listeningInodes(table, port)));
  if (inodes.size === 0) return null;
  for (const pid of await listOrEmpty('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    for (const fd of await listOrEmpty(`/proc/${pid}/fd`)) {
      const target = await readlink(`/proc/${pid}/fd/${fd}`).catch(() => '');
      const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1];
      if (inode !== undefined && inodes.has(inode)) {
        const name = (await readOrEmpty(`/proc/${pid}/comm`)).trim();
        return `pid ${pid} (${name || 'unknown'})`;
      }
    }
  }
  return null;
}

function readOrEmpty(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

function listOrEmpty(directory: string): Promise<string[]> {
  return readdir(directory).catch(() => []);
}
