/** Reads an import's source in a worker, so a large or malicious file can't block the page. */
import type { AskedReading } from './readAway.ts';
import { readCsv } from './readCsv.ts';
import { readFile } from './readFile.ts';

self.onmessage = async ({ data: { source, limits, known } }: MessageEvent<AskedReading>) =>
  self.postMessage(
    typeof source === 'string' ? readCsv(source, limits, known) : await readFile(source, limits, known),
  );
