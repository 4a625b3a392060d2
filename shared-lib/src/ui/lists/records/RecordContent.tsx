import type { ReactNode } from 'react';
import { StatusBadge } from '../../base/StatusBadge.tsx';
import { FactList } from '../../overlays/drawer/index.ts';
import type { PanelAction } from '../panel/PanelActions.tsx';
import { RecordPage } from '../panel/RecordPage.tsx';
import { sharedFacts } from './facts.ts';
import type { RecordPanelProps } from './recordList.ts';
import type { ListedRecord, Row } from './row.ts';
import { RowBadges } from './RowBadges.tsx';

type RecordContentProps<T extends ListedRecord> = Pick<RecordPanelProps<T>, 'list' | 'words'> & {
  row: Row<T>;
  actions?: readonly PanelAction[];
  /** Its id in the business's activity log. */
  logId?: string;
  /** Shown between name and facts. */
  children?: ReactNode;
};

/** A record in its list's panel, in the shape of every record. */
export function RecordContent<T extends ListedRecord>(props: RecordContentProps<T>) {
  const { list, words, row, actions, logId, children } = props;
  const status = list.statusOf(row.record);
  return (
    <RecordPage
      name={list.nameOf(row, words)}
      badges={
        <>
          <StatusBadge meaning={list.statuses[status]!}>{words.own(`statuses.${status}`)}</StatusBadge>
          <RowBadges row={row} />
        </>
      }
      facts={<FactList facts={list.facts?.(row, words, sharedFacts(row, words)) ?? []} />}
      related={list.evidence?.(row, words)}
      actions={actions ?? []}
      actsAside={list.actions?.(row, words)}
      logId={logId}
    >
      {children}
    </RecordPage>
  );
}
