import { useEffect, useRef, useState } from 'react';
import type { ImportTable, TableProblem } from './reading/importTable.ts';
import { readInWorker, type ReadRequest } from './reading/readInWorker.ts';

/** Delay before showing that reading takes long, in milliseconds. */
const slowAfter = 300;

/**
 * Reads an import's source, one at a time; canceled on unmount.
 * @returns functions to start and cancel, whether it takes long, and why the last one failed
 */
export function useReading(
  { limits, known }: Pick<ReadRequest, 'limits' | 'known'>,
  onRead: (table: ImportTable) => void,
) {
  const [problem, setProblem] = useState<TableProblem | null>(null);
  const [isLong, setIsLong] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setIsLong(false);
  };
  const start = async (source: ReadRequest['source']) => {
    cancel();
    setProblem(null);
    const { signal } = (running.current = new AbortController());
    const timer = setTimeout(() => !signal.aborted && setIsLong(true), slowAfter);
    const read = await readInWorker({ source, limits, known }, signal);
    clearTimeout(timer);
    if (read === null) return;
    setIsLong(false);
    if (read.ok) onRead(read.table);
    else setProblem(read.problem);
  };
  return { start, cancel, isLong, problem };
}
