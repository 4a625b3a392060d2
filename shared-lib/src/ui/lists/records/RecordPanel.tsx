import { IconFileUnknown } from '@tabler/icons-react';
import { useUnitsById } from '../../../data/index.ts';
import { LiveContent } from '../../base/LiveContent.tsx';
import { StatePanel } from '../../base/StatePanel.tsx';
import { StatusBadge } from '../../base/StatusBadge.tsx';
import { FactList, PanelHead, StepPanel } from '../../overlays/drawer/index.ts';
import type { PanelState } from '../PanelTable.tsx';
import { sharedFacts } from './facts.ts';
import type { ListAccount, ListWords, RecordList } from './recordList.ts';
import type { ListedRecord, Row } from './row.ts';
import { rowsOf } from './rowsOf.ts';
import { unitsOf } from './useRows.ts';

interface RecordPanelProps<T extends ListedRecord> extends PanelState<Row<T>> {
  list: RecordList<T>;
  account: ListAccount;
  words: ListWords;
}

/** Everything about one record, beside its list. A record that the list does not hold is fetched by itself. */
export function RecordPanel<T extends ListedRecord>(props: RecordPanelProps<T>) {
  const { list, words, rows, openKey, onStep, onClose, onClosed } = props;
  return (
    <StepPanel
      title={words.own('one')}
      keys={rows.map(({ record }) => record.id)}
      openKey={openKey}
      onStep={onStep}
      onClose={onClose}
      onClosed={onClosed}
    >
      {(id) => {
        const row = rows.find(({ record }) => record.id === id);
        return row ? <Content list={list} words={words} row={row} /> : <Fetched {...props} id={id} />;
      }}
    </StepPanel>
  );
}

function Fetched<T extends ListedRecord>({ list, account, words, id }: RecordPanelProps<T> & { id: string }) {
  // oxlint-disable-next-line react/hooks -- a list keeps its source for good, so this is the same hook each time.
  const live = list.source.useRecord(id);
  const unitId = (live.status === 'ready' && live.data && list.unitIdOf?.(live.data)) || null;
  const units = useUnitsById(unitId === null ? [] : [unitId]);
  return (
    <LiveContent live={live}>
      {(record) => {
        const [row] = record ? rowsOf([record], list, account, unitsOf(units)) : [];
        if (row) return <Content list={list} words={words} row={row} />;
        return (
          <StatePanel icon={<IconFileUnknown size={32} />} title={words.tShared('gone.title')}>
            {words.tShared('gone.text')}
          </StatePanel>
        );
      }}
    </LiveContent>
  );
}

interface ContentProps<T extends ListedRecord> {
  list: RecordList<T>;
  words: ListWords;
  row: Row<T>;
}

function Content<T extends ListedRecord>({ list, words, row }: ContentProps<T>) {
  const status = list.statusOf(row.record);
  return (
    <>
      <PanelHead
        badges={<StatusBadge meaning={list.statuses[status]!}>{words.own(`statuses.${status}`)}</StatusBadge>}
      >
        {list.nameOf(row, words)}
      </PanelHead>
      <FactList facts={list.facts(row, words, sharedFacts(row, words))} />
      {list.actions?.(row, words)}
    </>
  );
}
