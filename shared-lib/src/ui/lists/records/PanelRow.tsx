import { IconFileAlert, IconFileUnknown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDamagedIds } from '../../../data/damaged/damagedPaths.ts';
import { useUnitsById } from '../../../data/index.ts';
import { LiveContent } from '../../base/states/LiveContent.tsx';
import { StatePanel } from '../../base/states/StatePanel.tsx';
import type { RecordPanelProps } from './recordList.ts';
import type { ListedRecord, Row } from './row.ts';
import { rowsOf } from './rowsOf.ts';
import { unitsOf } from './useRows.ts';

type PanelRowProps<T extends ListedRecord> = Pick<
  RecordPanelProps<T>,
  'list' | 'account' | 'words' | 'rows'
> & {
  id: string;
  children: (row: Row<T>) => ReactNode;
};

/** A record's row for its panel. A record missing from the list is loaded on its own. */
export function PanelRow<T extends ListedRecord>(props: PanelRowProps<T>) {
  const row = props.rows.find(({ record }) => record.id === props.id);
  return row ? props.children(row) : <Fetched {...props} />;
}

function Fetched<T extends ListedRecord>({ list, account, words, id, children }: PanelRowProps<T>) {
  // oxlint-disable-next-line react/hooks -- a list never changes its source, so this is the same hook each time.
  const live = list.source.useRecord(id);
  const unitId = (live.status === 'ready' && live.data && list.unitIdOf?.(live.data)) || null;
  const units = useUnitsById(unitId === null ? [] : [unitId]);
  const isDamaged = useDamagedIds(list.id).includes(id);
  return (
    <LiveContent live={live}>
      {(record) => {
        const [row] = record ? rowsOf([record], list, account, unitsOf(units)) : [];
        if (row) return children(row);
        // An unreadable record still exists.
        if (isDamaged) {
          return (
            <StatePanel icon={<IconFileAlert size={32} />} title={words.tShared('damaged.title')}>
              {words.tShared('damaged.text')}
            </StatePanel>
          );
        }
        return (
          <StatePanel icon={<IconFileUnknown size={32} />} title={words.tShared('gone.title')}>
            {words.tShared('gone.text')}
          </StatePanel>
        );
      }}
    </LiveContent>
  );
}
