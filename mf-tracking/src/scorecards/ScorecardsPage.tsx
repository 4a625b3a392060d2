import { IconChartBar } from '@tabler/icons-react';
import { useMemo } from 'react';
import { scoreNights, laborSchema, type Labor } from 'mf-tracking/domain';
import { addCatalogs, formatNight, useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Card, LiveContent, PageHeader, Segments, StatePanel } from 'shared-lib/ui';
import { PageTabs } from 'shared-lib/ui/tabs';
import { AreaLinks } from '../lists/AreaLinks.tsx';
import { Scorecard } from './Scorecard.tsx';
import { MarginFigure } from './figures/MarginFigure.tsx';
import styles from './ScorecardsPage.module.css';
import { periodScores } from './scoreRows.ts';
import { CommunityScores, MemberScores, useCommunityOf } from './ScoreTable.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { useHourCost, useMarginOf } from './useMargins.ts';
import { usePeriodOfAddress, useScorecards, type Scorecards } from './useScorecards.ts';
import { useAccount } from 'shared-lib/data';
import { MoneyField, useAutosaveForm } from 'shared-lib/ui/form';
import { saveLabor } from '../data/labor.api.ts';

/** The cost of an hour of work, which the margin needs. Changes save automatically. */
function LaborForm({ stored }: { stored: Labor }) {
  const { t } = useTexts('mf-tracking');
  const { customerId } = useAccount();
  const { field } = useAutosaveForm<Labor>({
    stored,
    schema: laborSchema,
    errorTexts: 'mf-tracking:scores.labor.problems',
    save: (change) => saveLabor(customerId, { ...stored, ...change }),
  });
  return (
    <section className={styles.labor}>
      <h2 className="vh-title">{t('scores.labor.title')}</h2>
      <p className="vh-soft">{t('scores.labor.text')}</p>
      <Card flush>
        <MoneyField
          {...field('hourCostCents')}
          label={t('scores.labor.cost')}
          help={t('scores.labor.help')}
        />
      </Card>
    </section>
  );
}

addCatalogs('mf-tracking', { en, es });

const noCommunities = new Map<string, never>();

/** The address of a tab, in the same period. */
const addressOf = (present: URLSearchParams, id: string): URLSearchParams => {
  const nights = present.get('nights');
  return new URLSearchParams({ ...(id !== 'business' && { tab: id }), ...(nights !== null && { nights }) });
};

/** `/tracking/scorecards`: how the business, its members and its communities did in 30 or 90 nights. */
export default function ScorecardsPage() {
  const { t, i18n } = useTexts('mf-tracking');
  const [, setParams] = useSearchParams();
  const period = usePeriodOfAddress();
  const live = useScorecards(period);
  const choose = (nights: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (nights === '30') next.delete('nights');
        else next.set('nights', nights);
        return next;
      },
      { preventScrollReset: true },
    );
  const tabOf = (
    id: 'business' | 'members' | 'communities',
    content: (cards: Scorecards) => React.ReactNode,
  ) => ({
    id,
    label: t(`scores.tabs.${id}`),
    panel: () => <LiveContent live={live}>{content}</LiveContent>,
  });
  return (
    <>
      <PageHeader
        title={t('scores.title')}
        summary={t('scores.period', {
          from: formatNight(period.from, i18n.language),
          to: formatNight(period.to, i18n.language),
        })}
      />
      <AreaLinks />
      <div className={styles.bar}>
        <Segments
          label={t('scores.nightsLabel')}
          value={String(period.nights)}
          onChange={choose}
          options={scoreNights.map((nights) => ({
            value: String(nights),
            label: t('scores.nights', { count: nights }),
          }))}
        />
      </div>
      <PageTabs
        label={t('scores.title')}
        addressOf={addressOf}
        tabs={[
          tabOf('business', (cards) => <Business cards={cards} />),
          tabOf('members', (cards) => <MemberScores cards={cards} />),
          tabOf('communities', (cards) => <CommunityScores cards={cards} />),
        ]}
      />
    </>
  );
}

/** The scorecard of the whole business. */
function Business({ cards }: { cards: Scorecards }) {
  const { t } = useTexts('mf-tracking');
  const { shifts, requests, period, isCovered } = cards;
  const hourCostCents = useHourCost();
  const scores = useMemo(
    () => periodScores('business', { shifts, requests }, period),
    [shifts, requests, period],
  );
  if (scores.score.shifts === 0) {
    return (
      <Card flush>
        <StatePanel icon={<IconChartBar size={32} />} title={t('scores.none.title')}>
          {t('scores.none.text')}
        </StatePanel>
      </Card>
    );
  }
  return (
    <>
      <Scorecard scores={scores} owner={{}} period={period} isCovered={isCovered}>
        {typeof hourCostCents === 'number' && <BusinessMargin cards={cards} hourCostCents={hourCostCents} />}
      </Scorecard>
      {hourCostCents !== undefined && <LaborForm stored={{ hourCostCents }} />}
    </>
  );
}

/** The margin of all communities, which loads them. */
function BusinessMargin({ cards, hourCostCents }: { cards: Scorecards; hourCostCents: number }) {
  const live = useCommunityOf();
  const communityOf = live.status === 'ready' ? live.data : noCommunities;
  const marginOf = useMarginOf(cards, communityOf, hourCostCents);
  const { shifts, period, isCovered } = cards;
  return (
    <li>
      <MarginFigure of={marginOf?.(shifts) ?? null} owner={{}} period={period} isCovered={isCovered} />
    </li>
  );
}
