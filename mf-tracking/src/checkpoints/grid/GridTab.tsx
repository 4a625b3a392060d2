import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useEffect, useState } from 'react';
import { combineLive, useEveryCommunity, useNow, useTonightDate, type LiveResult } from 'shared-lib/data';
import { coverageGrid, gridNights, nightsUntil, type CoveredCommunity } from 'mf-tracking/domain';
import { addDays, appError } from 'shared-lib/domain';
import { dateTimeFormat, textCollator, useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { ActionIcon, Button, Card, LiveContent } from 'shared-lib/ui';
import { NoCommunitiesYet } from '../../board/page/NoCommunitiesYet.tsx';
import { readNight } from '../../board/night/readNight.ts';
import { CoverageTable } from './CoverageTable.tsx';
import styles from './GridTab.module.css';
import { countCheckpoints } from '../../data/coverage.api.ts';

type Answer = Awaited<ReturnType<typeof countCheckpoints>>;

/**
 * The scanned checkpoints of the nights up to one, counted on the server when the grid opens and on `retry`.
 * @param until `YYYY-MM-DD`
 */
function useCheckpointCounts(until: string): LiveResult<readonly CoveredCommunity[]> {
  const [requested, setRequested] = useState(0);
  const [answer, setAnswer] = useState<{ question: string; result: Answer } | null>(null);
  const question = `${until} ${requested}`;
  useEffect(() => {
    let isWanted = true;
    void countCheckpoints(until).then((result) => {
      if (isWanted) setAnswer({ question, result });
    });
    return () => {
      isWanted = false;
    };
  }, [until, question]);
  const retry = () => setRequested(requested + 1);
  if (answer?.question !== question) return { status: 'loading', retry };
  return answer.result.ok
    ? { status: 'ready', data: answer.result.value.communities, retry }
    : { status: 'failed', error: appError('applicationError'), retry };
}

interface WeekStepsProps {
  /** The last of the displayed nights, `YYYY-MM-DD`. */
  until: string;
  /** The last night that can be displayed. */
  tonight: string;
}

/** Links to the seven nights before and after, and to the latest. */
function WeekSteps({ until, tonight }: WeekStepsProps) {
  const { t } = useTexts('mf-tracking');
  const [params] = useSearchParams();
  const to = (date: string) => {
    const next = new URLSearchParams(params);
    if (date >= tonight) next.delete('until');
    else next.set('until', date);
    return { search: `?${next}` };
  };
  const isLatest = until === tonight;
  const after = addDays(until, gridNights);
  const next = t('rounds.grid.next');
  const icon = <IconChevronRight size={18} aria-hidden />;
  return (
    <nav className="vh-actions" aria-label={t('rounds.grid.steps')}>
      <ActionIcon
        component={Link}
        to={to(addDays(until, -gridNights))}
        preventScrollReset
        variant="default"
        size={36}
        aria-label={t('rounds.grid.previous')}
        title={t('rounds.grid.previous')}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      {isLatest ? (
        <ActionIcon variant="default" size={36} aria-label={next} disabled>
          {icon}
        </ActionIcon>
      ) : (
        <ActionIcon
          component={Link}
          to={to(after)}
          preventScrollReset
          variant="default"
          size={36}
          aria-label={next}
          title={next}
        >
          {icon}
        </ActionIcon>
      )}
      <Button
        component={Link}
        to={to(tonight)}
        preventScrollReset
        variant="default"
        aria-current={isLatest ? 'true' : undefined}
      >
        {t('rounds.grid.latest', { count: gridNights })}
      </Button>
    </nav>
  );
}

/** Communities by nights: how many checkpoints were scanned (`?tab=week&until=…`). */
export function GridTab() {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const [params] = useSearchParams();
  const tonight = useTonightDate();
  const now = useNow();
  const requested = readNight(params.get('until'));
  const until = requested !== null && requested < tonight ? requested : tonight;
  const live = combineLive([useEveryCommunity(), useCheckpointCounts(until)], (communities, covered) => ({
    communities,
    covered,
  }));
  const known = live.status === 'ready' ? live.data : null;
  const rows = useMemo(
    () => known && coverageGrid(known.communities, until, known.covered, now, textCollator(language).compare),
    [known, until, now, language],
  );
  const format = dateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const week = format.formatRange(
    Date.parse(`${addDays(until, 1 - gridNights)}T00:00Z`),
    Date.parse(`${until}T00:00Z`),
  );
  const missed = (rows ?? []).reduce((sum, row) => sum + row.missed, 0);
  return (
    <>
      <div className={`vh-row ${styles.bar}`}>
        <WeekSteps until={until} tonight={tonight} />
        <p role="status" className={`vh-muted vh-digits ${styles.said}`}>
          <strong>{week}</strong>
          {rows !== null &&
            ` · ${missed === 0 ? t('rounds.grid.noneMissed') : t('rounds.grid.missed', { count: missed })}`}
        </p>
      </div>
      <Card flush>
        <LiveContent live={live}>
          {() =>
            rows === null || rows.length === 0 ? (
              <NoCommunitiesYet />
            ) : (
              <CoverageTable
                label={t('rounds.grid.label', { week })}
                nights={nightsUntil(until)}
                rows={rows}
                tonight={tonight}
              />
            )
          }
        </LiveContent>
      </Card>
    </>
  );
}
