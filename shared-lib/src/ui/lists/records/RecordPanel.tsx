import { StatusBadge } from '../../base/StatusBadge.tsx';
import { FactList, PanelHead, StepPanel } from '../../overlays/drawer/index.ts';
import { sharedFacts } from './facts.ts';
import { PanelRow } from './PanelRow.tsx';
import type { ListWords, RecordList, RecordPanelProps } from './recordList.ts';
import type { ListedRecord, Row } from './row.ts';

/** Everything about one record, beside its list. */
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
      {(id) => (
        <PanelRow {...props} id={id}>
          {(row) => <Content list={list} words={words} row={row} />}
        </PanelRow>
      )}
    </StepPanel>
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
