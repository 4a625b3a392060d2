import type { ReactNode } from 'react';
import { StatusBadge } from '../../base/StatusBadge.tsx';
import { FactList, PanelHead } from '../../overlays/drawer/index.ts';
import { sharedFacts } from './facts.ts';
import type { RecordPanelProps } from './recordList.ts';
import type { ListedRecord, Row } from './row.ts';
import { RowBadges } from './RowBadges.tsx';

type RecordContentProps<T extends ListedRecord> = Pick<RecordPanelProps<T>, 'list' | 'words'> & {
  row: Row<T>;
  /** Shown between name and facts. */
  children?: ReactNode;
};

/** A record in its list's panel: name, status, facts and actions. */
export function RecordContent<T extends ListedRecord>({ list, words, row, children }: RecordContentProps<T>) {
  const status = list.statusOf(row.record);
  return (
    <>
      <PanelHead
        badges={
          <>
            <StatusBadge meaning={list.statuses[status]!}>{words.own(`statuses.${status}`)}</StatusBadge>
            <RowBadges row={row} />
          </>
        }
      >
        {list.nameOf(row, words)}
      </PanelHead>
      {children}
      <FactList facts={list.facts?.(row, words, sharedFacts(row, words)) ?? []} />
      {list.actions?.(row, words)}
    </>
  );
}
