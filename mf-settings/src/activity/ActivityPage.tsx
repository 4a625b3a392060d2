import { IconHistory } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useAccount, useKeepPreviousData, useTonightDate } from 'shared-lib/data';
import { activityKinds, type BusinessActivity } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Button, Card, LiveContent, OverlayHost, PageHeader, StatePanel } from 'shared-lib/ui';
import { DataTable, type Filter } from 'shared-lib/ui/table';
import { activity } from '../data/activity.api.ts';
import { hasMoreIn, pagedRows } from '../recipients/pagedRows.ts';
import styles from './Activity.module.css';
import { activityColumns } from './activityColumns.tsx';
import { DateRange } from './DateRange.tsx';
import { RecordFilter } from './RecordFilter.tsx';
import { historyOf } from './recordOfEntry.ts';
import { datesIn, parseActivityQuery, recordIn } from './parseActivityQuery.ts';
import { useActivityNames, type KnownNames } from './useActivityNames.ts';

/** How many entries load at a time. */
const pageSize = 50;

const newestFirst = { id: 'at', desc: true };

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

/** The entries that the address asks for. */
function Log({ names, memberIds }: KnownNames) {
  const { t, memberName } = names;
  const { customerId } = useAccount();
  const [params] = useSearchParams();
  const [most, setMost] = useState(pageSize);
  const tonight = useTonightDate();
  const record = recordIn(params);
  const people = useMemo(() => [...new Set([customerId, ...memberIds])], [customerId, memberIds]);
  const requested = parseActivityQuery(params, people);
  const page = useKeepPreviousData(activity.usePage({ ...requested, most }));
  const total = activity.useTotal(requested, !hasMoreIn(page));
  const live = pagedRows({ page, total, fetchAll: activity.fetchAll(customerId, requested), most, setMost });
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
            <div className={styles.more}>
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
