import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import patterns from 'superstatic/lib/utils/patterns.js';
import type { ProvidedFile } from 'superstatic';
import { GzipCache, isCompressible } from './GzipCache.ts';
import type { HostingConfig } from './HostingConfig.ts';

/**
 * Gives superstatic the public folder's files, compressed if the browser accepts it. (With current Node versions, superstatic's own
 * provider keeps a file's first ETag forever, so a rebuilt page would look unchanged.)
 */
export class FileProvider {
  readonly #config: HostingConfig;
  readonly #gzip = new GzipCache();
  readonly #compressed = new WeakSet<IncomingMessage>();

  constructor(config: HostingConfig) {
    this.#config = config;
  }

  /** Whether the last file provided for a request is compressed. */
  isCompressed(request: IncomingMessage): boolean {
    return this.#compressed.has(request);
  }

  /**
   * @param pathname the file's path as in a URL
   * @returns null if there is no such file, or a deployment would leave it out
   */
  async provide(request: IncomingMessage, pathname: string): Promise<ProvidedFile | null> {
    const file = this.#locate(pathname);
    if (file === null) return null;
    const stats = await stat(file).catch(() => null);
    if (!stats?.isFile()) return null;
    const version = `${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}`;
    const modified = stats.mtimeMs;
    if (!isCompressible(pathname) || !acceptsGzip(request)) {
      this.#compressed.delete(request);
      return { modified, size: stats.size, etag: `"${version}"`, stream: createReadStream(file) };
    }
    const bytes = await this.#gzip.get(file, version);
    this.#compressed.add(request);
    return { modified, size: bytes.length, etag: `"${version}-gzip"`, stream: Readable.from([bytes]) };
  }

  #locate(pathname: string): string | null {
    let decoded: string;
    try {
      decoded = decodeURIComponent(pathname);
    } catch {
      return null;
    }
    const { publicDirectory, ignore } = this.#config;
    const file = join(publicDirectory, decoded);
    if (decoded.includes('\0') || !file.startsWith(publicDirectory + sep)) return null;
    return ignore.some((glob) => patterns.configMatcher(decoded, { glob })) ? null : file;
  }
}

function acceptsGzip(request: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(String(request.headers['accept-encoding'] ?? ''));
}
