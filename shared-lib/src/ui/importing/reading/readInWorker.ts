import { failed, type ImportLimits, type ReadTable } from './importTable.ts';

/** Timeout for reading a file, in seconds. */
export const maxReadingSeconds = 30;

/**
 * The input: a file or pasted rows, its limits, and the column names, as normalized by `headerName`, that
 * identify the header.
 */
export interface ReadRequest {
  readonly source: File | string;
  readonly limits: ImportLimits;
  readonly known: readonly string[];
}

/** The parts of a worker that are used. */
type Reader = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

// Imported dynamically, because only webpack can resolve the worker; bundled eagerly, because it is too small
// for a separate request.
const startInPage = async (): Promise<Reader> =>
  (await import(/* webpackMode: "eager" */ './startReader.ts')).startReader();

/**
 * Reads an import's source in a worker, which is terminated after the answer, on cancel, or on timeout.
 * @returns null if canceled
 */
export async function readInWorker(
  request: ReadRequest,
  signal: AbortSignal,
  start: () => Promise<Reader> = startInPage,
): Promise<ReadTable | null> {
  const reader = await start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ReadTable | null>((resolve) => {
      reader.onmessage = ({ data }: MessageEvent<ReadTable>) => resolve(data);
      // The script failed to load, or the worker ran out of memory.
      reader.onerror = () => resolve(failed({ kind: 'unreadable' }));
      timer = setTimeout(
        () => resolve(failed({ kind: 'tooSlow', max: maxReadingSeconds })),
        maxReadingSeconds * 1000,
      );
      if (signal.aborted) resolve(null);
      else signal.addEventListener('abort', () => resolve(null), { once: true });
      reader.postMessage(request);
    });
  } finally {
    clearTimeout(timer);
    reader.terminate();
  }
}
