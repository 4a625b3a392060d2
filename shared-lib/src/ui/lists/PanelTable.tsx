import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { LazyPart } from '../overlays/opening/lazyPart.ts';
import { LazyOverlay } from '../overlays/opening/LazyOverlay.tsx';
import type { useAddressState } from '../overlays/opening/useAddressState.ts';
import styles from './PanelTable.module.css';
import type { QueueAct } from './queue/queueKey.ts';
import { useQueueKeys } from './queue/useQueueKeys.ts';
import { DataTable, type DataTableProps } from './table/DataTable.tsx';

/** What a panel beside a table is told: what it shows, and what one can step to from there. */
export interface PanelState<Row> {
  /** The rows of the table that match, in their order. */
  readonly rows: readonly Row[];
  /** What is shown; null for a closed panel. It may have left the rows, or never have been among them. */
  readonly openKey: string | null;
  readonly onStep: (key: string) => void;
  readonly onClose: () => void;
  /** Is called when the panel has left the page; stable. */
  readonly onClosed: () => void;
}

interface PanelTableProps<Row, Panel> extends Omit<DataTableProps<Row>, 'onOpen' | 'beside'> {
  /** What the address opens. */
  opened: Pick<ReturnType<typeof useAddressState>, 'value' | 'open' | 'close'>;
  /** Whether J opens the first row, where the panel is a queue. */
  opensByKey?: boolean;
  /** Its code, which is fetched ahead of the first press. */
  panel: LazyPart<Panel>;
  children: (panel: Panel, state: PanelState<Row>) => ReactNode;
}

const noActs: readonly QueueAct[] = [];

function FirstByKey({ onOpen }: { onOpen: () => void }) {
  useQueueKeys({ isActive: true, onNext: onOpen, onPrevious: null, acts: noActs });
  return null;
}

/** A table whose rows open in a panel beside it. The panel stays when its row leaves the table, and steps on from there. */
export function PanelTable<Row extends object, Panel>(props: PanelTableProps<Row, Panel>) {
  const { opened, panel, opensByKey = false, children, ...table } = props;
  const { value: openKey, open, close } = opened;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => panel.prefetch(), [panel]);
  const opener = useRef<Element>(null);
  // The panel itself may have looked too late for what had the focus before, and the row may have left the table by now.
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
