import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from 'shared-lib/data/dashboard';
import { addCatalogs, clockTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LazyContent } from 'shared-lib/ui/dashboard';
import { communityHref } from '../addresses.ts';
import type { BoardRow } from '../night/boardRow.ts';
import { percentOf } from '../night/rowFacts.ts';
import { useRatedRows, type RatedRow } from '../night/ratedRows.ts';
import { ExceptionRow } from './ExceptionRow.tsx';
import { LinkedStrip } from './LinkedStrip.tsx';
import type { RoundAction } from './RoundDialog.tsx';
import { roundPart } from './roundPart.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { exceptionsOf, onTheClockOf } from './tonightLists.ts';
import styles from './TonightDetails.module.css';

addCatalogs('mf-tracking', { en, es });

/** Tonight's strip, what needs attention, by the time left, and who is on the clock. */
export function TonightDetails({ rows: shifts }: { rows: readonly BoardRow[] }) {
  const { t } = useTexts('mf-tracking');
  const now = useNow();
  const rows = useRatedRows(shifts, now);
  const exceptions = exceptionsOf(rows);
  const [asked, setAsked] = useState<{ act: RoundAction; row: RatedRow; opened: boolean } | null>(null);
  const close = () => setAsked((last) => last && { ...last, opened: false });
  const act = (asked: RoundAction, row: RatedRow) => setAsked({ act: asked, row, opened: true });
  const clock = onTheClockOf(rows);
  return (
    <>
      <LinkedStrip rows={rows} />
      {exceptions.shown.length === 0 ? (
        <p className={styles.calm}>
          <IconCircleCheck size={18} aria-hidden />
          {t('tonight.calm')}
        </p>
      ) : (
        <ul className={`vh-list ${styles.exceptions}`} aria-label={t('tonight.exceptions')}>
          {exceptions.shown.map((row) => (
            <ExceptionRow key={row.communityId} row={row} now={now} onAction={act} />
          ))}
          <More count={exceptions.more} />
        </ul>
      )}
      {asked && (
        <LazyContent part={roundPart} isWanted={asked.opened} onFailed={close}>
          {(RoundDialog) => <RoundDialog {...asked} onClose={close} />}
        </LazyContent>
      )}
      {clock.shown.length > 0 && (
        <section className={styles.clock}>
          <h3 className={styles.title}>{t('tonight.clock')}</h3>
          <ul className={`vh-list ${styles.people}`}>
            {clock.shown.map((row) => (
              <OnTheClock key={row.communityId} row={row} />
            ))}
            <More count={clock.more} />
          </ul>
        </section>
      )}
    </>
  );
}

function More({ count }: { count: number }) {
  const { t } = useTexts('mf-tracking');
  return (
    count > 0 && (
      <li className={styles.more}>
        <Link to="/tracking" className="vh-strong-link">
          {t('tonight.more', { count })}
        </Link>
      </li>
    )
  );
}

function OnTheClock({ row }: { row: RatedRow }) {
  const { t, i18n } = useTexts('mf-tracking');
  const {
    communityId,
    communityName,
    agentName,
    doorsServiced,
    doorsSkipped,
    doorsTotal,
    finishAt,
    timeZone,
  } = row;
  const percent = percentOf(doorsServiced + doorsSkipped, doorsTotal) / 100;
  return (
    <li className={styles.person}>
      <span dir="auto">{agentName ?? t('tonight.unknown')}</span>
      <Link to={communityHref(communityId)} className={styles.place} dir="auto">
        {communityName}
      </Link>
      <span className={`vh-soft vh-digits ${styles.soft}`}>
        {[
          ...(doorsTotal > 0 ? [percent.toLocaleString(i18n.language, { style: 'percent' })] : []),
          ...(finishAt === null
            ? []
            : [t('finish', { time: clockTime(finishAt, timeZone, viewerTimeZone(), i18n.language) })]),
        ].join(' · ')}
      </span>
    </li>
  );
}
