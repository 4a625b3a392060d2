import { IconChevronLeft, IconChevronRight, IconFileUnknown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTrackingRecord, useUnitsById, type TrackingKind, type TrackingRecords } from 'shared-lib/data';
import { ActionIcon, LiveContent, StatePanel, StatusBadge } from 'shared-lib/ui';
import { Drawer } from 'shared-lib/ui/drawer';
import { type Account, type RecordList, type Row, type Words, wordOf } from './recordList.ts';
import styles from './RecordPanel.module.css';
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
export default function RecordPanel<Kind extends TrackingKind>(props: RecordPanelProps<Kind>) {
  const { list, words, rows, openId, onStep, onClose } = props;
  const { t } = words;
  // While the panel closes it still shows what it showed.
  const [shownId, setShownId] = useState(openId);
  if (openId !== null && openId !== shownId) setShownId(openId);
  const place = rows.findIndex(({ record }) => record.id === shownId);
  const row = rows[place];
  const previous = rows[place - 1]?.record.id;
  const next = place === -1 ? undefined : rows[place + 1]?.record.id;

  return (
    <Drawer
      opened={openId !== null}
      onClose={onClose}
      position="right"
      size="min(480px, 100%)"
      padding={20}
      closeButtonProps={{ 'aria-label': t('panel.close'), size: 36 }}
      title={<span className={styles.title}>{t(wordOf(list, 'one'))}</span>}
    >
      {row && (
        <div className={styles.steps}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('panel.previous')}
            disabled={previous === undefined}
            onClick={() => previous !== undefined && onStep(previous)}
          >
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('panel.next')}
            disabled={next === undefined}
            onClick={() => next !== undefined && onStep(next)}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
          <span role="status" className={styles.place}>
            {t('panel.place', { place: place + 1, count: rows.length })}
          </span>
        </div>
      )}
      {row ? <Facts list={list} words={words} row={row} /> : shownId && <Fetched {...props} id={shownId} />}
    </Drawer>
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
  const facts = list
    .facts(row, words)
    .filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <>
      <h3 className={styles.name} dir="auto">
        {list.nameOf(row, words)}
      </h3>
      <StatusBadge meaning={list.meaningOf(status)}>
        {words.t(wordOf(list, `statuses.${status}`))}
      </StatusBadge>
      <dl className={styles.facts}>
        {facts.map(({ label, value }, index) => (
          <div key={index} className={styles.fact}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
