import { useNow } from 'shared-lib/data/dashboard';
import { addCatalogs } from 'shared-lib/i18n';
import type { BoardRow } from '../night/boardRow.ts';
import { useRatedRows } from '../night/ratedRows.ts';
import { LinkedStrip } from './LinkedStrip.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-tracking', { en, es });

/** The board's strip of a night's shifts. */
export function BoardStrip({ rows }: { rows: readonly BoardRow[] }) {
  return <LinkedStrip rows={useRatedRows(rows, useNow())} />;
}
