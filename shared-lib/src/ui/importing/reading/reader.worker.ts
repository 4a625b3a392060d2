/** The worker that reads the source of an import: a file that is large or made to harm takes this thread's time, never the page's. */
import type { AskedReading } from './readAway.ts';
import { readCsv } from './readCsv.ts';
import { readFile } from './readFile.ts';

self.onmessage = async ({ data: { source, limits, known } }: MessageEvent<AskedReading>) =>
  self.postMessage(
    typeof source === 'string' ? readCsv(source, limits, known) : await readFile(source, limits, known),
  );
