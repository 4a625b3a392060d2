import { useEffect, useRef, type ReactNode } from 'react';
import type { LazyPart } from '../overlays/opening/lazyPart.ts';
import { LazyOverlay } from '../overlays/opening/LazyOverlay.tsx';
import type { useAddressState } from '../overlays/opening/useAddressState.ts';
import styles from './PanelTable.module.css';
import type { QueueAction } from './queue/queueKey.ts';
import { useQueueKeys } from './queue/useQueueKeys.ts';
import { DataTable, type DataTableProps } from './table/DataTable.tsx';

/** The props of a table's panel: the row shown and the rows to step through. */
export interface PanelState<Row> {
  /** The table's matching rows, in order. */
  readonly rows: readonly Row[];
  /** The row shown; null if closed. It may have left the rows, or never have been among them. */
  readonly openKey: string | null;
  readonly onStep: (key: string) => void;
  readonly onClose: () => void;
  /** Focuses the row shown last. */
  readonly onReturnFocus: () => void;
}

interface PanelTableProps<Row, Panel> extends Omit<DataTableProps<Row>, 'onOpen' | 'openKey' | 'beside'> {
  /** The open row, from the address. */
  opened: Pick<ReturnType<typeof useAddressState>, 'value' | 'open' | 'close'>;
  /** Whether J opens the first row, for queues. */
  opensByKey?: boolean;
  /** Its code, prefetched before the first click. */
  panel: LazyPart<Panel>;
  children: (panel: Panel, state: PanelState<Row>) => ReactNode;
}

/** How long the list may take to make room for its panel, in milliseconds. */
const makesRoomFor = 500;

const noActions: readonly QueueAction[] = [];

/** A list's row, if it is rendered. */
const rowIn = (list: Element | null, key: string | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
    ({ dataset }) => dataset['key'] === key,
  );

function FirstByKey({ onOpen }: { onOpen: () => void }) {
  useQueueKeys({ isActive: true, onNext: onOpen, onPrevious: null, actions: noActions });
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
  const lastFocused = useRef<Element>(null);
  // A focused row may leave the table, such as one that was decided a moment before its panel closed.
  useEffect(() => {
    const isGone = lastFocused.current?.isConnected === false;
    if (isGone && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  });
  const shownKey = useRef<string>(null);
  useEffect(() => {
    if (openKey === null || !root.current) return;
    shownKey.current = openKey;
    const keepInView = () => rowIn(root.current, openKey)?.scrollIntoView({ block: 'nearest' });
    // The rows move while the list makes room for the panel.
    const observer = new ResizeObserver(keepInView);
    observer.observe(root.current);
    const timer = setTimeout(() => observer.disconnect(), makesRoomFor);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [openKey]);
  const returnFocus = () => {
    const shown = rowIn(root.current, shownKey.current)?.querySelector<HTMLElement>('[data-open]');
    const { current: before } = opener;
    const back = before instanceof HTMLElement && root.current?.contains(before) ? before : root.current;
    // Its row may have left the table.
    (shown ?? back)?.focus({ preventScroll: true });
  };
  const show = (row: Row) => {
    opener.current = document.activeElement;
    open(table.rowKey(row));
  };
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={styles.root}
      onFocus={({ target }) => {
        lastFocused.current = target;
      }}
    >
      <DataTable
        {...table}
        onOpen={show}
        openKey={openKey}
        beside={(rows) => (
          <>
            {opensByKey && openKey === null && rows[0] && <FirstByKey onOpen={() => show(rows[0]!)} />}
            <LazyOverlay part={panel} isOpen={openKey !== null} onClose={close}>
              {(loaded) =>
                children(loaded, { rows, openKey, onStep: open, onClose: close, onReturnFocus: returnFocus })
              }
            </LazyOverlay>
          </>
        )}
      />
    </div>
  );
}
