import { readManagerNights, readManagerOverview } from '../../data/managerCallables.ts';
import { addDays, serviceNight } from 'shared-lib/domain';
import { monthBefore, type ManagerOverview } from 'mf-communities/domain';
import { dateTimeFormat, formatCalendarDate, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LiveContent } from 'shared-lib/ui';
import { useState } from 'react';
import { Section } from '../../place/Section.tsx';
import { TonightCard } from '../nights/TonightCard.tsx';
import styles from './admin.module.css';
import { ClosuresSection } from './ClosuresSection.tsx';
import { DecisionsSection } from './DecisionsSection.tsx';
import { adminPath, type ManagerPartProps } from './ManagerScope.ts';
import { hasService, NightsTable, useNightLines } from './NightsTable.tsx';
import { PrintNote } from './PrintNote.tsx';
import { known, PrintAndCsv } from './PrintAndCsv.tsx';
import { useAnswer } from './useAnswer.ts';

/** How many nights back the overview shows, and how many months have a statement there. */
const nightsBack = 13;
const monthsBack = 6;

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

function NightsSection({ page: { timezone }, access, onRefused }: ManagerPartProps) {
  const { t } = useTexts('mf-communities');
  const [to] = useState(() => serviceNight(Date.now(), timezone));
  const from = addDays(to, -nightsBack);
  const asked = { ...access, from, to };
  const nights = useAnswer(JSON.stringify(asked), () => readManagerNights(asked), onRefused);
  const lines = useNightLines(timezone);
  const title = t('managerPages.nights.title');
  return (
    <Section
      title={title}
      action={
        nights.status === 'ready' && (
          <PrintAndCsv
            name={`${access.communitySlug}-${from}-${to}`}
            rows={known(nights.data.nights.filter(hasService))}
            lines={lines}
          />
        )
      }
    >
      <PrintNote timezone={timezone} />
      <LiveContent live={nights}>
        {({ nights: found }) => (
          <NightsTable nights={found.filter(hasService)} access={access} timezone={timezone} label={title} />
        )}
      </LiveContent>
    </Section>
  );
}

/**
 * The name of a month, such as `July 2026`.
 * @param month `YYYY-MM`
 */
export const monthName = (month: string, language: string): string =>
  dateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  );

function MonthsSection({ access, tonight }: { access: ManagerPartProps['access']; tonight: string }) {
  const { t, i18n } = useTexts('mf-communities');
  const months = [tonight.slice(0, 7)];
  while (months.length < monthsBack) months.push(monthBefore(months.at(-1) ?? ''));
  return (
    <Section title={t('managerPages.month.list')}>
      <ul className={styles.links}>
        {months.map((month) => (
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
  if (link === null) return <p className={styles.who}>{t('managerPages.asOwner')}</p>;
  const { name, until } = link;
  return (
    <p className={styles.who}>
      {t('managerPages.asManager', { name, date: formatCalendarDate(until, i18n.language) })}{' '}
      <button type="button" className={styles.linkButton} onClick={onLeave}>
        {t('managerPages.leave')}
      </button>
    </p>
  );
}
