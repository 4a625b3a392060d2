/** Reads an import's source in a worker, so a large or malicious file can't block the page. */
import type { ReadRequest } from './readInWorker.ts';
import { parseCsv } from './parseCsv.ts';
import { readFile } from './readFile.ts';

self.onmessage = async ({ data: { source, limits, known } }: MessageEvent<ReadRequest>) =>
  self.postMessage(
    typeof source === 'string' ? parseCsv(source, limits, known) : await readFile(source, limits, known),
  );
