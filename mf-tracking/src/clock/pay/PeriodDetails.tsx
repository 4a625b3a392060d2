import { payTotalsOf, type CalculatedPeriod } from 'mf-tracking/domain';
import { formatDateTime, formatNight, useTexts } from 'shared-lib/i18n';
import { Link, useNavigate } from 'shared-lib/router';
import { BackButton, Card, LiveContent, StatusBadge } from 'shared-lib/ui';
import { formatMinutes, useListAccount, useListTexts } from 'shared-lib/ui/lists';
import { unknownProperty } from 'shared-lib/domain';
import { periodMeanings, periodState, type ListedPeriod, type PeriodState } from './listedPeriod.ts';
import { formatNights } from './formatNights.ts';
import styles from './PayPeriods.module.css';
import { PayTable } from './PayTable.tsx';
import { PeriodActions } from './PeriodActions.tsx';
import { usePayCalculation } from './usePayCalculation.ts';

interface ObstaclesProps {
  reckoned: Pick<CalculatedPeriod, 'obstacles' | 'obstacleCount'>;
  nameOf: (memberId: string) => string;
  placeOf: (communityId: string) => string;
}

/** How many are shown at first. */
const named = 5;

/** The unapproved records that keep the period from being locked, each with a link. */
function Obstacles({ reckoned: { obstacles, obstacleCount }, nameOf, placeOf }: ObstaclesProps) {
  const { t, i18n } = useTexts('mf-tracking');
  return (
    <section className={styles.notice}>
      <h3 className={styles.subtitle}>{t('clock.pay.obstacles', { count: obstacleCount })}</h3>
      <ul className={`vh-bullets ${styles.obstacles}`}>
        {obstacles.slice(0, named).map(({ id, memberId, communityId, serviceDate, why }) => (
          <li key={id}>
            <Link to={`/clock-in-outs?open=${encodeURIComponent(id)}`}>
              {memberId === null ? t('nobody') : nameOf(memberId)}, {placeOf(communityId) || unknownProperty},{' '}
              {formatNight(serviceDate, i18n.language)}
            </Link>
            {': '}
            {t(`clock.pay.why.${why}`)}
          </li>
        ))}
        {obstacleCount > named && <li>{t('clock.pay.more', { count: obstacleCount - named })}</li>}
      </ul>
    </section>
  );
}

interface PeriodDetailsProps {
  period: ListedPeriod;
  /** `YYYY-MM-DD` */
  tonight: string;
}

/** One pay period: its totals, what blocks its lock, and who locked or reopened it. */
export function PeriodDetails({ period, tonight }: PeriodDetailsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const navigate = useNavigate();
  const { live, isCurrent } = usePayCalculation(period, period.kept?.updatedAt ?? 0);
  const obstacles = live.status === 'ready' ? live.data.obstacleCount : null;
  const state = periodState(period, tonight, obstacles);
  return (
    <div className={styles.details}>
      <BackButton onClick={() => void navigate('/clock-in-outs?tab=pay')}>{t('clock.pay.back')}</BackButton>
      <header className={styles.head}>
        <h2 className={styles.title}>{formatNights(period, i18n.language)}</h2>
        {state !== null && (
          <StatusBadge meaning={periodMeanings[state]}>{t(`clock.pay.states.${state}`)}</StatusBadge>
        )}
      </header>
      <LiveContent live={live}>
        {(reckoned) =>
          state !== null && (
            <Reckoned
              period={period}
              state={state}
              reckoned={reckoned}
              isCurrent={isCurrent}
              onChanged={live.retry}
            />
          )
        }
      </LiveContent>
    </div>
  );
}

interface ReckonedProps {
  period: ListedPeriod;
  state: PeriodState;
  reckoned: CalculatedPeriod;
  /** Whether it isn't being recomputed. */
  isCurrent: boolean;
  onChanged: () => void;
}

function Reckoned({ period, state, reckoned, isCurrent, onChanged }: ReckonedProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { t: tShared } = useListTexts();
  const account = useListAccount();
  const names = account.status === 'ready' ? account.data : null;
  const nameOf = (id: string) => reckoned.names[id] ?? (names?.memberNames.get(id) || t('unknownMember'));
  const totals = payTotalsOf(reckoned.rows);
  return (
    <>
      <p className="vh-muted">
        {t('clock.pay.sum', {
          count: totals.members,
          worked: formatMinutes(totals.workedMin, { tShared }) ?? '',
          break: formatMinutes(totals.breakMin, { tShared }) ?? '',
        })}
      </p>
      {reckoned.lateRecords > 0 && (
        <p className={styles.notice}>{t('clock.pay.lateRecords', { count: reckoned.lateRecords })}</p>
      )}
      {reckoned.obstacleCount > 0 && (
        <Obstacles
          reckoned={reckoned}
          nameOf={nameOf}
          placeOf={(id) => names?.communityOf.get(id)?.propertyName ?? ''}
        />
      )}
      <PeriodActions
        period={period}
        state={state}
        workedMin={totals.workedMin}
        isReady={isCurrent && reckoned.obstacleCount === 0}
        onChanged={onChanged}
      />
      <Card flush>
        <PayTable period={period} state={state} rows={reckoned.rows} nameOf={nameOf} />
      </Card>
      {period.kept && (
        <section>
          <h3 className={styles.subtitle}>{t('clock.pay.history')}</h3>
          <ul className="vh-bullets">
            {period.kept.history.toReversed().map(({ act, at, by, reason }) => (
              <li key={at}>
                {t(act === 'locked' ? 'clock.pay.lockedBy' : 'clock.pay.reopenedBy', {
                  name: nameOf(by),
                  when: formatDateTime(at, i18n.language),
                  reason,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
