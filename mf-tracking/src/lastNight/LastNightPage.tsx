import { IconChecklist, IconMoonStars } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNow } from 'shared-lib/data';
import { countReviews, lastNightAt, shiftReviews } from 'mf-tracking/domain';
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
} from 'shared-lib/ui';
import { PanelTable } from 'shared-lib/ui/lists';
import { readNight } from '../board/night/readNight.ts';
import { NightSteps } from '../board/page/NightSteps.tsx';
import { AreaLinks } from '../lists/AreaLinks.tsx';
import { en as listsEnglish } from '../lists/texts/en.ts';
import { es as listsSpanish } from '../lists/texts/es.ts';
import { ApproveButton, LeftShifts, useApproveInOrder } from './ApproveInOrder.tsx';
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

/** The night of the address; the last one that is over by default, and the latest that can be chosen. */
function useNightOfAddress() {
  const [params] = useSearchParams();
  const latest = lastNightAt(useNow(), viewerTimeZone());
  const asked = readNight(params.get('night'));
  return {
    latest,
    night: asked !== null && asked < latest ? asked : latest,
    toNight: (date: string) => {
      const next = new URLSearchParams(params);
      if (date === latest) next.delete('night');
      else next.set('night', date);
      next.delete('open');
      return `?${next}`;
    },
  };
}

const isServed = ({ review }: ShiftRow) => review !== 'missed';

/** `/tracking/last-night`: a night's reports and hours by exception, their approval, and what waits for an answer. */
export default function LastNightPage() {
  const { t, i18n } = useTexts('mf-tracking');
  const { night, latest, toNight } = useNightOfAddress();
  const live = useLastNight(night);
  const rows = live.status === 'ready' ? live.data.rows : [];
  const inOrder = rows.filter(({ review }) => review === 'inOrder');
  const approval = useApproveInOrder(night, inOrder);
  const said = { night: formatNight(night, i18n.language) };
  return (
    <>
      <PageHeader
        title={t('lastNight.title')}
        summary={
          live.status === 'ready' &&
          (rows.length === 0
            ? t('lastNight.none', said)
            : t('lastNight.summary', { ...said, done: rows.filter(isServed).length, count: rows.length }))
        }
        action={<ApproveButton approval={approval} count={inOrder.length} />}
      />
      <AreaLinks />
      <div className={styles.bar}>
        <NightSteps night={night} tonight={latest} toNight={toNight} latest={t('lastNight.latest')} />
      </div>
      <LiveContent live={live}>
        {(shifts) => (
          <>
            <LastNightFigures night={night} rows={shifts.rows} />
            <LeftShifts approval={approval} rows={shifts.rows} />
            <Shifts key={night} night={night} {...shifts} />
          </>
        )}
      </LiveContent>
    </>
  );
}

/** The night's shifts by what they need, each with its count. */
function Shifts({ night, rows, account }: NightShifts & { night: string }) {
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
      <div className={styles.bar}>
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
          panel={panel}
        >
          {(ShiftPanel, state) => <ShiftPanel night={night} account={account} all={rows} {...state} />}
        </PanelTable>
      </Card>
    </>
  );
}
