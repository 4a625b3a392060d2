import { useEffect, useRef, useState } from 'react';
import type { FetchAll, FetchAllResult } from '../../../../data/fetchAllPages.ts';
import type { Column } from '../columns/column.ts';
import { csvHead, csvLines } from './csvLines.ts';
import { processInSlices } from '../rows/processInSlices.ts';

/** The status of an export. */
export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly brought: number; readonly total: number }
  | { readonly status: 'failed'; readonly reason: 'tooMany' | 'failed' };

const idle: ExportState = { status: 'idle' };

const loadCsv = () => import(/* webpackChunkName: "csv" */ './downloadCsv.ts');

/** Prefetches the code; failures surface on click. */
export const fetchCsv = () => void loadCsv().catch(() => {});

async function exported<Row>(
  id: string,
  columns: readonly Column<Row>[],
  ...[fetchAll, signal, onProgress]: [FetchAll<Row>, ...Parameters<FetchAll<Row>>]
): Promise<FetchAllResult<Row>> {
  try {
    const [{ csvText, downloadCsv }, all] = await Promise.all([loadCsv(), fetchAll(signal, onProgress)]);
    if (all.ok) {
      const texts = await processInSlices(all.items, (rows) => [csvText(csvLines(columns, rows))]);
      if (!signal.aborted) downloadCsv(id, [csvText([csvHead(columns)]), ...texts]);
    }
    return signal.aborted ? { ok: false, reason: 'cancelled' } : all;
  } catch {
    return { ok: false, reason: 'failed' };
  }
}

/**
 * Downloads rows as a CSV once all of them have loaded.
 * @param id the file's name without its extension.
 * @param fetchAll loads exactly the rows to export, in order.
 * @param ask replaces the download, for screens that first ask what to include
 * @returns its status, and functions to start and cancel it. Canceled on unmount.
 */
export function useCsvExport<Row>(
  id: string,
  columns: readonly Column<Row>[],
  fetchAll: FetchAll<Row>,
  ask?: (fetchAll: FetchAll<Row>) => void,
) {
  const [state, setState] = useState(idle);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setState(idle);
  };
  const start = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const progress = (loaded: number, total: number) =>
      !signal.aborted && setState({ status: 'running', brought: loaded, total });
    progress(0, 0);
    const all = await exported(id, columns, fetchAll, signal, progress);
    if (signal.aborted) return;
    setState(all.ok || all.reason === 'cancelled' ? idle : { status: 'failed', reason: all.reason });
  };
  return { state, start: () => (ask ? ask(fetchAll) : void start()), cancel };
}

export type CsvExport = ReturnType<typeof useCsvExport>;
