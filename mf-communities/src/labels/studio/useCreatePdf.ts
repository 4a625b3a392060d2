import { reportProblem } from 'shared-lib/data';
import { downloadFile } from 'shared-lib/ui';
import {
  type Drawing,
  rasterizeMissingGlyphs,
  type LabelContent,
  type LabelStyle,
  scanLabels,
  type ScanResult,
} from 'shared-lib/ui/labels';
import { useEffect, useRef, useState } from 'react';
import { sheetPages } from '../label/sheetPages.ts';
import { pdfFile } from '../pdf/pdfFile.ts';
import { labelsPerSheet, nextStart, withCopies } from '../sheet/sheets.ts';
import type { LabelRow } from '../source/labelRows.ts';
import type { LabelSource } from '../source/useLabelSource.ts';
import type { PrintSettings } from './printSettings.ts';

/** Maximum number of labels in one file, including copies. */
export const maxLabels = 2000;

/** Labels in a created file, waiting for confirmation that they came out right. */
export interface CreatedLabels {
  readonly rows: readonly LabelRow[];
  /** How many labels are on the sheets, including copies. */
  readonly labels: number;
  readonly sheets: number;
  /** The next free place after printing. */
  readonly next: number;
}

/** The file's progress. */
export type PdfProgress =
  | { readonly status: 'idle' | 'writing' | 'failed' | 'tooMany' }
  | { readonly status: 'fetching' | 'scanning'; readonly done: number; readonly total: number }
  | { readonly status: 'unfit'; readonly result: ScanResult }
  | { readonly status: 'made'; readonly made: CreatedLabels };

interface Job {
  readonly source: LabelSource;
  readonly settings: PrintSettings;
  readonly look: LabelStyle;
  readonly contentOf: (row: LabelRow) => LabelContent;
  /** The file's name and title. */
  readonly name: string;
}

/** Writes pages to a file and offers it for download. */
export const offerPdf = async (pages: readonly Drawing[], name: string): Promise<void> => {
  const drawn = pages.map((page) => ({ ...page, marks: page.marks.map(rasterizeMissingGlyphs) }));
  downloadFile(`${name}.pdf`, new Blob([await pdfFile(drawn, name)], { type: 'application/pdf' }));
};

/**
 * Creates the file of labels: loads all of them, test-scans each as it will be printed, and only then writes
 * it.
 */
export function useCreatePdf() {
  const [making, setMaking] = useState<PdfProgress>({ status: 'idle' });
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const run = async (
    { source, settings, look, contentOf, name }: Job,
    signal: AbortSignal,
  ): Promise<PdfProgress> => {
    const { sheet, start, nudge, copies } = settings;
    if ((source.total ?? 0) * copies > maxLabels) return { status: 'tooMany' };
    let { rows } = source;
    if (source.fetchAll !== null) {
      const all = await source.fetchAll(signal, (done, total) =>
        setMaking({ status: 'fetching', done, total }),
      );
      if (!all.ok) return { status: all.reason === 'cancelled' ? 'idle' : all.reason };
      rows = all.items;
    }
    if (rows.length * copies > maxLabels) return { status: 'tooMany' };
    const contents = rows.map(contentOf);
    const result = await scanLabels(contents, sheet, look, signal, (done) =>
      setMaking({ status: 'scanning', done, total: contents.length }),
    );
    if (result.kind === 'cancelled') return { status: 'idle' };
    if (result.kind !== 'scanned') return { status: 'unfit', result };
    setMaking({ status: 'writing' });
    const labels = withCopies(contents, copies);
    const pages = sheetPages(labels, { sheet, start, nudge, look });
    await offerPdf(pages, name);
    const next = nextStart(labels.length, start, labelsPerSheet(sheet));
    return { status: 'made', made: { rows, labels: labels.length, sheets: pages.length, next } };
  };

  const make = async (job: Job) => {
    const ending = new AbortController();
    underWay.current?.abort();
    underWay.current = ending;
    const came = await run(job, ending.signal).catch((cause: unknown): PdfProgress => {
      reportProblem('The labels could not be written', cause);
      return { status: 'failed' };
    });
    if (underWay.current === ending) setMaking(came);
  };

  return {
    making,
    make,
    cancel: () => underWay.current?.abort(),
    forget: () => setMaking({ status: 'idle' }),
  };
}
