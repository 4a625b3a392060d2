import { payTotalsOf, type ReckonedPeriod } from 'mf-tracking/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import { useNavigate } from 'shared-lib/router';
import { BackButton, Card, LiveContent, StatusBadge } from 'shared-lib/ui';
import { minutesInWords, useListAccount, useListTexts } from 'shared-lib/ui/lists';
import { periodMeanings, periodState, type ListedPeriod } from './listedPeriod.ts';
import { nightsInWords } from './nightsInWords.ts';
import { Obstacles } from './Obstacles.tsx';
import styles from './PayPeriods.module.css';
import { PayTable } from './PayTable.tsx';
import { PeriodActions } from './PeriodActions.tsx';
import { useReckoned } from './useReckoned.ts';

interface PeriodDetailsProps {
  period: ListedPeriod;
  /** `YYYY-MM-DD` */
  tonight: string;
}

/** One pay period: what it comes to, what stands in the way of its lock, and who locked or reopened it. */
export function PeriodDetails({ period, tonight }: PeriodDetailsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const navigate = useNavigate();
  const { live, isCurrent } = useReckoned(period, period.kept?.updatedAt ?? 0);
  const state = periodState(period, tonight);
  return (
    <div className={styles.details}>
      <BackButton onClick={() => void navigate('/clock-in-outs?tab=pay')}>{t('clock.pay.back')}</BackButton>
      <header className={styles.head}>
        <h2 className={styles.title}>{nightsInWords(period, i18n.language)}</h2>
        <StatusBadge meaning={periodMeanings[state]}>{t(`clock.pay.states.${state}`)}</StatusBadge>
      </header>
      <LiveContent live={live}>
        {(reckoned) => (
          <Reckoned
            period={period}
            state={state}
            reckoned={reckoned}
            isCurrent={isCurrent}
            onChanged={live.retry}
          />
        )}
      </LiveContent>
    </div>
  );
}

interface ReckonedProps {
  period: ListedPeriod;
  state: ReturnType<typeof periodState>;
  reckoned: ReckonedPeriod;
  /** Whether it is not being reckoned anew. */
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
      <p className={styles.text}>
        {t('clock.pay.sum', {
          count: totals.members,
          worked: minutesInWords(totals.workedMin, { tShared }) ?? '',
          break: minutesInWords(totals.breakMin, { tShared }) ?? '',
        })}
      </p>
      {reckoned.cameAfter > 0 && (
        <p className={styles.notice}>{t('clock.pay.cameAfter', { count: reckoned.cameAfter })}</p>
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
          <ul className={styles.history}>
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
