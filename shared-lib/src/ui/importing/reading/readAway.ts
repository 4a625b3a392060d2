import { failed, type ImportLimits, type ReadTable } from './importTable.ts';

/** How many seconds a file may take to read. */
export const mostReadingSeconds = 30;

/** What is read: a file or pasted rows; how large it may be; the names of columns, as `headerName` makes them, that tell its header. */
export interface AskedReading {
  readonly source: File | string;
  readonly limits: ImportLimits;
  readonly known: readonly string[];
}

/** What is used of a worker. */
type Reader = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

// Evaluated in the page alone, since only webpack makes a worker of it; its few bytes are no request of their own.
const startInPage = async (): Promise<Reader> =>
  (await import(/* webpackMode: "eager" */ './startReader.ts')).startReader();

/**
 * Reads the source of an import in a worker, which ends with the answer, when it is cancelled, or when it takes too long.
 * @returns null where it was cancelled
 */
export async function readAway(
  asked: AskedReading,
  signal: AbortSignal,
  start: () => Promise<Reader> = startInPage,
): Promise<ReadTable | null> {
  const reader = await start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ReadTable | null>((resolve) => {
      reader.onmessage = ({ data }: MessageEvent<ReadTable>) => resolve(data);
      // Its script could not be fetched, or it ran out of memory.
      reader.onerror = () => resolve(failed({ kind: 'unreadable' }));
      timer = setTimeout(
        () => resolve(failed({ kind: 'tooSlow', max: mostReadingSeconds })),
        mostReadingSeconds * 1000,
      );
      if (signal.aborted) resolve(null);
      else signal.addEventListener('abort', () => resolve(null), { once: true });
      reader.postMessage(asked);
    });
  } finally {
    clearTimeout(timer);
    reader.terminate();
  }
}
