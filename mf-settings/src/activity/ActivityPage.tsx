import { IconHistory, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useAccount, useKeepPreviousData, useTonightDate } from 'shared-lib/data';
import { activityKinds, type BusinessActivity } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Button, Card, LiveContent, OverlayHost, PageHeader, StatePanel } from 'shared-lib/ui';
import { TextInput } from 'shared-lib/ui/inputs';
import { DataTable, type Filter } from 'shared-lib/ui/table';
import { activity } from '../data/activity.api.ts';
import { hasMoreIn, pagedRows } from '../recipients/pagedRows.ts';
import styles from './Activity.module.css';
import { activityColumns } from './activityColumns.tsx';
import type { ActivityNames } from './formatChange.ts';
import { historyOf, recordOfEntry } from './recordOfEntry.ts';
import { datesIn, parseActivityQuery, recordIn } from './parseActivityQuery.ts';
import { useActivityNames, type KnownNames } from './useActivityNames.ts';

/** How many entries load at a time. */
const pageSize = 50;

const newestFirst = { id: 'at', desc: true };

/** The first and last date of the shown entries; kept in the address. */
function DateRange() {
  const { t } = useTexts('mf-settings');
  const [params, setParams] = useSearchParams();
  const { from, to } = datesIn(params);
  const choose = (name: 'from' | 'to', value: string) =>
    setParams(
      (next) => {
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles.dates}>
      <TextInput
        type="date"
        label={t('activity.from')}
        max={to ?? undefined}
        value={from ?? ''}
        onChange={({ currentTarget }) => choose('from', currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('activity.to')}
        min={from ?? undefined}
        value={to ?? ''}
        onChange={({ currentTarget }) => choose('to', currentTarget.value)}
      />
    </div>
  );
}

/** `/activity`: who changed what in the business, with filters by person, area and date in the address. */
export default function ActivityPage() {
  const { t } = useTexts('mf-settings');
  return (
    <>
      <PageHeader title={t('activity.title')} summary={t('activity.summary')} />
      <OverlayHost>
        <Card flush>
          <DateRange />
          <LiveContent live={useActivityNames()} failed={t('activity.unreadable')}>
            {(known) => <Log {...known} />}
          </LiveContent>
        </Card>
      </OverlayHost>
    </>
  );
}

interface RecordFilterProps {
  /** The newest entry of the record; undefined for none. */
  entry: BusinessActivity | undefined;
  names: ActivityNames;
}

/** Shows which record the log is filtered by; pressing it removes the filter. */
function RecordFilter({ entry, names }: RecordFilterProps) {
  const [, setParams] = useSearchParams();
  const { t } = names;
  const name = entry === undefined ? null : recordOfEntry(entry, names).name;
  const showAll = () =>
    setParams((next) => {
      next.delete('record');
      return next;
    });
  return (
    <div className={styles.only}>
      <Button
        variant="light"
        rightSection={<IconX size={18} aria-hidden />}
        aria-label={t('activity.only.showAll')}
        onClick={showAll}
      >
        <span dir="auto">{name === null ? t('activity.only.one') : t('activity.only.named', { name })}</span>
      </Button>
    </div>
  );
}

/** The entries selected by the address. */
function Log({ names, memberIds }: KnownNames) {
  const { t, memberName } = names;
  const { customerId } = useAccount();
  const [params] = useSearchParams();
  const [max, setMost] = useState(pageSize);
  const tonight = useTonightDate();
  const record = recordIn(params);
  const people = useMemo(() => [...new Set([customerId, ...memberIds])], [customerId, memberIds]);
  const requested = parseActivityQuery(params, people);
  const page = useKeepPreviousData(activity.usePage({ ...requested, max }));
  const total = activity.useTotal(requested, !hasMoreIn(page));
  const live = pagedRows({ page, total, fetchAll: activity.fetchAll(customerId, requested), max, setMost });
  const filters: Filter<BusinessActivity>[] = [
    {
      id: 'kind',
      label: t('activity.columns.kind'),
      kind: 'choice',
      options: activityKinds.map((value) => ({ value, label: t(`activity.kinds.${value}`) })),
      values: ({ kind }) => kind,
      counted: false,
    },
    {
      id: 'by',
      label: t('activity.columns.by'),
      kind: 'choice',
      options: people.map((value) => ({ value, label: memberName(value) })),
      values: ({ by }) => by ?? '',
      counted: false,
    },
  ];
  return (
    <LiveContent live={live} failed={t('activity.unreadable')}>
      {({ rows, source, onMore }) => (
        <>
          {record !== null && (
            <RecordFilter
              entry={rows.find((entry) => historyOf(entry) === record) ?? rows[0]}
              names={names}
            />
          )}
          {rows.length === 0 && !['kind', 'by'].some((name) => params.has(name)) ? (
            <NoEntries />
          ) : (
            <DataTable
              id="activity"
              label={t('activity.title')}
              noun={(count) => t('activity.noun', { count })}
              columns={activityColumns(names, tonight)}
              rows={rows}
              source={source}
              rowKey={({ id }) => id}
              searchLabel={t('activity.search')}
              filters={filters}
              defaultSort={newestFirst}
              choosable
              exportable
            />
          )}
          {source !== undefined && (
            <div className="vh-more">
              <Button variant="default" onClick={onMore}>
                {t('activity.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </LiveContent>
  );
}

/** No entries at all, or none on the chosen dates. */
function NoEntries() {
  const { t } = useTexts('mf-settings');
  const [params, setParams] = useSearchParams();
  const { from, to } = datesIn(params);
  const icon = <IconHistory size={32} />;
  if (from === null && to === null) {
    return (
      <StatePanel icon={icon} title={t('activity.empty.title')}>
        {t('activity.empty.text')}
      </StatePanel>
    );
  }
  return (
    <StatePanel
      icon={icon}
      title={t('activity.nothingInRange')}
      action={
        <Button variant="default" onClick={() => setParams(new URLSearchParams())}>
          {t('activity.anyDate')}
        </Button>
      }
    />
  );
}
