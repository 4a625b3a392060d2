import { IconChecklist, IconMoonStars } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { countReviews, lastServedNight, maxNightsBack, shiftReviews } from 'mf-tracking/domain';
import { useNightRecords, useNightResults, useNow } from 'shared-lib/data';
import { lastNightAt, nightsUntil } from 'shared-lib/domain';
import { addCatalogs, formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import {
  Card,
  lazyPart,
  LiveContent,
  PageHeader,
  Segments,
  StatePanel,
  useAddressState,
  useIsPhone,
} from 'shared-lib/ui';
import { PanelTable } from 'shared-lib/ui/lists';
import type { PhoneTools } from 'shared-lib/ui/table';
import { readNight } from '../board/night/readNight.ts';
import { NightSteps } from '../board/page/NightSteps.tsx';
import { AreaLinks } from '../lists/AreaLinks.tsx';
import { en as listsEnglish } from '../lists/texts/en.ts';
import { es as listsSpanish } from '../lists/texts/es.ts';
import { ApproveButton, SkippedShifts, useApproveInOrder } from './ApproveInOrder.tsx';
import styles from './LastNight.module.css';
import { LastNightFigures } from './LastNightFigures.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { useLastNight, type NightShifts, type ShiftRow } from './useLastNight.ts';
import { useShiftColumns } from './useShiftColumns.tsx';

addCatalogs('mf-tracking', { en, es });
addCatalogs('mf-tracking', { en: listsEnglish, es: listsSpanish });

const panel = lazyPart(
  'The shift',
  async () => (await import(/* webpackChunkName: "last-night-shift" */ './ShiftPanel.tsx')).ShiftPanel,
);

const isServed = ({ review }: ShiftRow) => review !== 'missed';

/** The last night with shifts: on the Monday after a weekend without service, Friday. Undefined while loading. */
function useLastServedNight(latest: string, isWanted: boolean): string | undefined {
  const records = useNightRecords([latest], { skip: !isWanted });
  const isEmpty =
    records.status === 'ready' && records.data.clockInOuts.length + records.data.shiftReports.length === 0;
  const results = useNightResults(nightsUntil(latest, maxNightsBack), { skip: !isWanted || !isEmpty });
  if (!isWanted || !isEmpty || results.status === 'failed') return latest;
  return results.status === 'ready' ? lastServedNight(latest, results.data) : undefined;
}

/** The night of the address (`?night=`); by default the last one with shifts. */
function useNightOfAddress() {
  const [params] = useSearchParams();
  const latest = lastNightAt(useNow(), viewerTimeZone());
  const asked = readNight(params.get('night'));
  const served = useLastServedNight(latest, asked === null);
  const first = served ?? latest;
  return {
    /** The latest night that can be chosen. */
    latest,
    /** The default night. */
    first,
    night: asked !== null && asked <= latest ? asked : first,
    isLoading: served === undefined,
    toNight: (date: string) => {
      const next = new URLSearchParams(params);
      if (date === first) next.delete('night');
      else next.set('night', date);
      next.delete('open');
      return `?${next}`;
    },
  };
}

/** `/tracking/last-night`: a night's reports and hours by exception, their approval, and pending items. */
export default function LastNightPage() {
  const { t, i18n } = useTexts('mf-tracking');
  const { night, latest, first, isLoading, toNight } = useNightOfAddress();
  const found = useLastNight(night);
  const live = isLoading ? { status: 'loading' as const, retry: found.retry } : found;
  const rows = live.status === 'ready' ? live.data.rows : [];
  const inOrder = rows.filter(({ review }) => review === 'inOrder');
  const approval = useApproveInOrder(night, inOrder);
  const said = { night: formatNight(night, i18n.language) };
  const isPhone = useIsPhone();
  const [toolsAt, setToolsAt] = useState<Element | null>(null);
  const bar = (
    <div className={`vh-spread ${styles.bar}`}>
      <NightSteps
        night={night}
        tonight={latest}
        toNight={toNight}
        first={{ night: first, name: t('lastNight.latest') }}
      />
    </div>
  );
  const approve = (
    <span className={styles.approve} data-loading={live.status === 'loading' || undefined}>
      <ApproveButton approval={approval} count={inOrder.length} />
    </span>
  );
  const summary =
    live.status === 'ready' &&
    (rows.length === 0
      ? t('lastNight.none', said)
      : t('lastNight.summary', { ...said, done: rows.filter(isServed).length, count: rows.length }));
  return (
    <>
      {isPhone ? (
        // The night's other tools are behind one button, so that its shifts start in the first half of the screen.
        <div className={styles.head}>
          <PageHeader title={t('lastNight.title')} action={<span ref={setToolsAt} />} />
          <p className={styles.summary}>{summary}</p>
          {approve}
          <AreaLinks />
          {live.status === 'ready' && rows.length === 0 && bar}
        </div>
      ) : (
        <>
          <PageHeader title={t('lastNight.title')} summary={summary} action={approve} />
          <AreaLinks />
          {bar}
        </>
      )}
      <LiveContent live={live}>
        {(shifts) => (
          <>
            <LastNightFigures night={night} rows={shifts.rows} />
            <SkippedShifts approval={approval} rows={shifts.rows} />
            <Shifts key={night} night={night} phoneTools={{ at: toolsAt, more: bar }} {...shifts} />
          </>
        )}
      </LiveContent>
    </>
  );
}

interface ShiftsProps extends NightShifts {
  night: string;
  phoneTools: PhoneTools;
}

/** The night's shifts by next step, each with its count. */
function Shifts({ night, rows, account, phoneTools }: ShiftsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const [params, setParams] = useSearchParams();
  const opened = useAddressState('open');
  const columns = useShiftColumns();
  const counts = countReviews(rows);
  const asked = params.get('show');
  const show = shiftReviews.find((review) => review === asked) ?? 'review';
  const shown = useMemo(() => rows.filter(({ review }) => review === show), [rows, show]);
  if (rows.length === 0) {
    return (
      <Card flush>
        <StatePanel icon={<IconMoonStars size={32} />} title={t('lastNight.nothing.title')}>
          {t('lastNight.nothing.text')}
        </StatePanel>
      </Card>
    );
  }
  const choose = (review: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (review === 'review') next.delete('show');
      else next.set('show', review);
      next.delete('open');
      return next;
    });
  return (
    <>
      <div className={`vh-spread ${styles.bar}`}>
        <Segments
          label={t('lastNight.show.label')}
          value={show}
          onChange={choose}
          options={shiftReviews.map((review) => ({
            value: review,
            label: t(`lastNight.show.${review}`),
            count: counts[review],
          }))}
        />
      </div>
      <Card flush>
        <PanelTable
          id="last-night"
          label={t('lastNight.list', { night: formatNight(night, i18n.language) })}
          noun={(count) => t('lastNight.noun', { count })}
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          rowName={({ community }) => community}
          searchLabel={t('lastNight.search')}
          defaultSort={{ id: 'community', desc: false }}
          exportable
          empty={
            <StatePanel icon={<IconChecklist size={32} />} title={t(`lastNight.empty.${show}.title`)}>
              {t(`lastNight.empty.${show}.text`)}
            </StatePanel>
          }
          opened={opened}
          opensByKey
          phoneTools={phoneTools}
          panel={panel}
        >
          {(ShiftPanel, state) => <ShiftPanel night={night} account={account} all={rows} {...state} />}
        </PanelTable>
      </Card>
    </>
  );
}
