import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compressible = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
  '.map',
  '.ico',
  '.wasm',
]);
const compress = promisify(gzip);

/** Whether Hosting compresses files with this name. */
export function isCompressible(pathname: string): boolean {
  return compressible.has(extname(pathname).toLowerCase());
}

/** Compressed files, kept in memory. Each version of a file is compressed only once, so the slowest level is affordable. */
export class GzipCache {
  readonly #files = new Map<string, { version: string; bytes: Promise<Buffer> }>();

  /**
   * @param file absolute path
   * @param version changes whenever the file's content does
   */
  get(file: string, version: string): Promise<Buffer> {
    const cached = this.#files.get(file);
    if (cached?.version === version) return cached.bytes;
    const bytes = readFile(file).then((content) => compress(content, { level: 9 }));
    this.#files.set(file, { version, bytes });
    bytes.catch(() => this.#files.delete(file));
    return bytes;
  }
}
