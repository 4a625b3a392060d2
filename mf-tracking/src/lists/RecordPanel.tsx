import { IconFileUnknown } from '@tabler/icons-react';
import { useTrackingRecord, useUnitsById, type TrackingKind, type TrackingRecords } from 'shared-lib/data';
import { LiveContent, StatePanel, StatusBadge } from 'shared-lib/ui';
import { FactList, PanelHead, StepPanel } from 'shared-lib/ui/drawer';
import { type Account, type RecordList, type Row, type Words, statusWordOf, wordOf } from './recordList.ts';
import { rowsOf } from './rowsOf.ts';

interface RecordPanelProps<Kind extends TrackingKind> {
  list: RecordList<Kind>;
  account: Account;
  words: Words;
  /** The rows of the list, in their order, through which one steps. */
  rows: readonly Row<TrackingRecords[Kind]>[];
  /** The record that is shown; null for a closed panel. */
  openId: string | null;
  onStep: (id: string) => void;
  onClose: () => void;
}

/** Everything about one record, beside its list. A record that the list does not hold is fetched by itself. */
export function RecordPanel<Kind extends TrackingKind>(props: RecordPanelProps<Kind>) {
  const { list, words, rows, openId, onStep, onClose } = props;
  return (
    <StepPanel
      title={words.t(wordOf(list, 'one'))}
      keys={rows.map(({ record }) => record.id)}
      openKey={openId}
      onStep={onStep}
      onClose={onClose}
    >
      {(id) => {
        const row = rows.find(({ record }) => record.id === id);
        return row ? <Facts list={list} words={words} row={row} /> : <Fetched {...props} id={id} />;
      }}
    </StepPanel>
  );
}

function Fetched<Kind extends TrackingKind>({
  list,
  account,
  words,
  id,
}: RecordPanelProps<Kind> & { id: string }) {
  const { t } = words;
  const live = useTrackingRecord(list.kind, id);
  const unitId = live.status === 'ready' && live.data ? list.unitIdOf(live.data) : null;
  const units = useUnitsById(unitId === null ? [] : [unitId]);
  return (
    <LiveContent live={live}>
      {(record) => {
        const [row] = record
          ? rowsOf([record], list, account, units.status === 'ready' ? units.data : null)
          : [];
        if (row) return <Facts list={list} words={words} row={row} />;
        return (
          <StatePanel icon={<IconFileUnknown size={32} />} title={t('panel.gone.title')}>
            {t('panel.gone.text')}
          </StatePanel>
        );
      }}
    </LiveContent>
  );
}

interface FactsProps<Kind extends TrackingKind> {
  list: RecordList<Kind>;
  words: Words;
  row: Row<TrackingRecords[Kind]>;
}

function Facts<Kind extends TrackingKind>({ list, words, row }: FactsProps<Kind>) {
  const status = list.statusOf(row.record);
  return (
    <>
      <PanelHead
        badges={
          <StatusBadge meaning={list.meaningOf(status)}>{words.t(statusWordOf(list, status))}</StatusBadge>
        }
      >
        {list.nameOf(row, words)}
      </PanelHead>
      <FactList facts={list.facts(row, words)} />
    </>
  );
}
