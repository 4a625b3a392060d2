import type { ReactNode } from 'react';
import { StatusBadge } from '../../base/StatusBadge.tsx';
import { FactList, PanelHead } from '../../overlays/drawer/index.ts';
import { sharedFacts } from './facts.ts';
import type { RecordPanelProps } from './recordList.ts';
import type { ListedRecord, Row } from './row.ts';
import { RowBadges } from './RowBadges.tsx';

type RecordContentProps<T extends ListedRecord> = Pick<RecordPanelProps<T>, 'list' | 'words'> & {
  row: Row<T>;
  /** What stands between the name and the facts. */
  children?: ReactNode;
};

/** What a list says of one record in its panel: its name, its status, its facts, and what can be done with it. */
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
