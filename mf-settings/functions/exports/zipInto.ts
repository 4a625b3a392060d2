import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A ZIP being written. */
export interface ZipWriter {
  /**
   * Adds a file, as fast as the destination accepts it.
   * @param isPacked false for content that is already compressed, like photos
   */
  add(
    name: string,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    isPacked?: boolean,
  ): Promise<void>;
  /** Settles when all of it has arrived. */
  end(): Promise<void>;
}

/** Writes a ZIP to a stream, with only a few chunks in memory at any time. */
export const zipInto = (out: Writable): ZipWriter => {
  const arrived = finished(out);
  // The caller of `add` or `end` gets the error.
  arrived.catch(() => {});
  const zip = new Zip((error, chunk, isLast) => {
    if (error) return void out.destroy(error);
    out.write(chunk);
    if (isLast) out.end();
  });
  const room = async () => {
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), arrived]);
  };
  return {
    add: async (name, chunks, isPacked = true) => {
      const file = isPacked ? new ZipDeflate(name) : new ZipPassThrough(name);
      zip.add(file);
      for await (const chunk of chunks) {
        file.push(chunk);
        await room();
      }
      file.push(new Uint8Array(), true);
    },
    end: async () => {
      zip.end();
      await arrived;
    },
  };
};
