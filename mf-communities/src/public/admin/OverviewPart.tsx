import { readManagerNights, readManagerOverview } from '../../data/managerCallables.ts';
import { addDays, serviceNight } from 'shared-lib/domain';
import { monthSpan, type ManagerOverview } from 'mf-communities/domain';
import { formatCalendarDate, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LiveContent } from 'shared-lib/ui';
import { useState } from 'react';
import { Section } from '../../place/Section.tsx';
import { TonightCard } from '../nights/TonightCard.tsx';
import styles from './admin.module.css';
import { ClosuresSection } from './ClosuresSection.tsx';
import { DecisionsSection } from './DecisionsSection.tsx';
import { adminPath, type ManagerPartProps } from './ManagerScope.ts';
import { MonthSteps } from './nights/MonthSteps.tsx';
import { NightsMonth } from './nights/NightsMonth.tsx';
import { hasService, statementMonths } from './nights/nightsMonth.ts';
import { NightsTable, useNightLines } from './NightsTable.tsx';
import { monthName } from './nightTexts.ts';
import { PrintNote } from './PrintNote.tsx';
import { known, PrintAndCsv } from './PrintAndCsv.tsx';
import { useAnswer } from './useAnswer.ts';

/** How many nights back the list shows. */
const nightsBack = 13;

/** A manager's start page: tonight, the last nights, statements, closures, decisions and contacts. */
export function OverviewPart({
  page,
  access,
  onRefused,
  onLeave,
}: ManagerPartProps & { onLeave: () => void }) {
  const [round, setRound] = useState(0);
  const overview = useAnswer(
    `${round} ${JSON.stringify(access)}`,
    () => readManagerOverview(access),
    onRefused,
  );
  return (
    <>
      <TonightCard page={page} />
      <NightsSection page={page} access={access} onRefused={onRefused} />
      <LiveContent live={overview}>
        {(found) => (
          <>
            <MonthsSection access={access} tonight={found.tonight} />
            <ClosuresSection overview={found} access={access} onAsked={() => setRound(round + 1)} />
            {found.decisions.length > 0 && <DecisionsSection overview={found} access={access} />}
            <WhoReads overview={found} onLeave={onLeave} />
          </>
        )}
      </LiveContent>
    </>
  );
}

/** This month's calendar and the last nights, from one call. */
function NightsSection({ page: { timezone }, access, onRefused }: ManagerPartProps) {
  const { t, i18n } = useTexts('mf-communities');
  const [tonight] = useState(() => serviceNight(Date.now(), timezone));
  const month = tonight.slice(0, 7);
  const span = monthSpan(month);
  const listFrom = addDays(tonight, -nightsBack);
  const requested = { ...access, from: listFrom < span.from ? listFrom : span.from, to: span.to };
  const read = useAnswer(JSON.stringify(requested), () => readManagerNights(requested), onRefused);
  const lines = useNightLines(timezone);
  const title = t('managerPages.nights.title');
  const nights = read.status === 'ready' ? read.data.nights : [];
  const listed = nights.filter(
    (night) => hasService(night) && night.date >= listFrom && night.date <= tonight,
  );
  return (
    <>
      <div className={styles.noPrint}>
        <Section title={monthName(month, i18n.language)}>
          <MonthSteps {...{ access, month, tonight, nights }} />
          <LiveContent live={read}>
            {() => <NightsMonth {...{ month, nights, tonight, access, timezone }} />}
          </LiveContent>
        </Section>
      </div>
      <Section
        title={title}
        action={
          read.status === 'ready' && (
            <PrintAndCsv
              name={`${access.communitySlug}-${listFrom}-${tonight}`}
              rows={known(listed)}
              lines={lines}
            />
          )
        }
      >
        <PrintNote timezone={timezone} />
        <LiveContent live={read}>
          {() => <NightsTable nights={listed} access={access} timezone={timezone} label={title} />}
        </LiveContent>
      </Section>
    </>
  );
}

function MonthsSection({ access, tonight }: { access: ManagerPartProps['access']; tonight: string }) {
  const { t, i18n } = useTexts('mf-communities');
  return (
    <Section title={t('managerPages.month.list')}>
      <ul className={`vh-list ${styles.links}`}>
        {statementMonths(tonight).map((month) => (
          <li key={month}>
            <Link to={adminPath(access, `?month=${month}`)}>{monthName(month, i18n.language)}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function WhoReads({ overview: { link }, onLeave }: { overview: ManagerOverview; onLeave: () => void }) {
  const { t, i18n } = useTexts('mf-communities');
  if (link === null) return <p className={`vh-soft ${styles.who}`}>{t('managerPages.asOwner')}</p>;
  const { name, until } = link;
  return (
    <p className={`vh-soft ${styles.who}`}>
      {t('managerPages.asManager', { name, date: formatCalendarDate(until, i18n.language) })}{' '}
      <button type="button" className={styles.linkButton} onClick={onLeave}>
        {t('managerPages.leave')}
      </button>
    </p>
  );
}
