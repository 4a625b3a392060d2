import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { LazyPart } from '../overlays/opening/lazyPart.ts';
import { LazyOverlay } from '../overlays/opening/LazyOverlay.tsx';
import type { useAddressState } from '../overlays/opening/useAddressState.ts';
import styles from './PanelTable.module.css';
import type { QueueAct } from './queue/queueKey.ts';
import { useQueueKeys } from './queue/useQueueKeys.ts';
import { DataTable, type DataTableProps } from './table/DataTable.tsx';

/** What a table's panel receives: the row shown and the rows to step through. */
export interface PanelState<Row> {
  /** The table's matching rows, in order. */
  readonly rows: readonly Row[];
  /** The row shown; null if closed. It may have left the rows, or never have been among them. */
  readonly openKey: string | null;
  readonly onStep: (key: string) => void;
  readonly onClose: () => void;
  /** Called when the panel has unmounted; stable. */
  readonly onClosed: () => void;
}

interface PanelTableProps<Row, Panel> extends Omit<DataTableProps<Row>, 'onOpen' | 'beside'> {
  /** The open row, from the address. */
  opened: Pick<ReturnType<typeof useAddressState>, 'value' | 'open' | 'close'>;
  /** Whether J opens the first row, for queues. */
  opensByKey?: boolean;
  /** Its code, prefetched before the first click. */
  panel: LazyPart<Panel>;
  children: (panel: Panel, state: PanelState<Row>) => ReactNode;
}

const noActs: readonly QueueAct[] = [];

function FirstByKey({ onOpen }: { onOpen: () => void }) {
  useQueueKeys({ isActive: true, onNext: onOpen, onPrevious: null, acts: noActs });
  return null;
}

/**
 * A table whose rows open in a side panel. The panel stays open when its row leaves the table, and steps on
 * from there.
 */
export function PanelTable<Row extends object, Panel>(props: PanelTableProps<Row, Panel>) {
  const { opened, panel, opensByKey = false, children, ...table } = props;
  const { value: openKey, open, close } = opened;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => panel.prefetch(), [panel]);
  const opener = useRef<Element>(null);
  // The panel may mount too late to know what had focus, and its row may have left the table.
  const keepFocus = useCallback(() => {
    if (document.activeElement !== document.body) return;
    const { current: before } = opener;
    const back = before instanceof HTMLElement && root.current?.contains(before) ? before : root.current;
    back?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      <DataTable
        {...table}
        onOpen={(row) => {
          opener.current = document.activeElement;
          open(table.rowKey(row));
        }}
        beside={(rows) => (
          <>
            {opensByKey && openKey === null && rows[0] && (
              <FirstByKey
                onOpen={() => {
                  opener.current = document.activeElement;
                  open(table.rowKey(rows[0]!));
                }}
              />
            )}
            <LazyOverlay part={panel} isOpen={openKey !== null} onClose={close}>
              {(loaded) =>
                children(loaded, { rows, openKey, onStep: open, onClose: close, onClosed: keepFocus })
              }
            </LazyOverlay>
          </>
        )}
      />
    </div>
  );
}
