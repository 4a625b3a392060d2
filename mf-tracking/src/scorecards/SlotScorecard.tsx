import { useMemo } from 'react';
import { addCatalogs, formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { useRecordOfSlot } from 'shared-lib/slots/record';
import { Card, LiveContent, Skeleton } from 'shared-lib/ui';
import { Scorecard } from './Scorecard.tsx';
import styles from './SlotScorecard.module.css';
import { periodScores } from './scoreRows.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { usePeriod, useScorecards, type Scorecards } from './useScorecards.ts';

addCatalogs('mf-tracking', { en, es });

/** The last 30 nights of the member or community whose page shows this part, in a slot `*.scorecard`. */
export function SlotScorecard({ scope }: Pick<OwnProps, 'scope'>) {
  const { t, i18n } = useTexts('mf-tracking');
  const id = useRecordOfSlot();
  const period = usePeriod(30);
  const live = useScorecards(period);
  const tab = scope === 'member' ? 'members' : 'communities';
  return (
    <Card>
      <section aria-label={t('scores.panel.title')}>
        <div className={styles.head}>
          <h3 className="vh-title">{t('scores.panel.title')}</h3>
          <Link
            to={`/tracking/scorecards?tab=${tab}&open=${encodeURIComponent(id)}`}
            className={styles.more ?? ''}
          >
            {t('scores.all')}
          </Link>
        </div>
        <p className="vh-soft">
          {t('scores.period', {
            from: formatNight(period.from, i18n.language),
            to: formatNight(period.to, i18n.language),
          })}
        </p>
        <LiveContent live={live} skeleton={<Skeleton height={240} />}>
          {(cards) => <Own scope={scope} id={id} cards={cards} />}
        </LiveContent>
      </section>
    </Card>
  );
}

interface OwnProps {
  scope: 'member' | 'community';
  id: string;
  cards: Scorecards;
}

function Own({ scope, id, cards }: OwnProps) {
  const { t } = useTexts('mf-tracking');
  const { shifts, requests, period, isCovered } = cards;
  const scores = useMemo(() => {
    const own = shifts.filter(
      ({ memberId, communityId }) => id === (scope === 'member' ? memberId : communityId),
    );
    const ownRequests = requests.filter(({ communityId }) => scope === 'community' && communityId === id);
    return periodScores(scope, { shifts: own, requests: ownRequests }, period);
  }, [scope, id, shifts, requests, period]);
  if (scores.score.shifts === 0) return <p className={styles.none}>{t('scores.panel.gone')}</p>;
  return (
    <Scorecard
      scores={scores}
      owner={scope === 'member' ? { memberId: id } : { communityId: id }}
      period={period}
      isCovered={isCovered}
    />
  );
}
