import { readManagerNights } from '../../../data/managerCallables.ts';
import { monthSpan, statementOf, type ManagerNight } from 'mf-communities/domain';
import { useState } from 'react';
import { serviceNight } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import { Section } from '../../../place/Section.tsx';
import styles from '../admin.module.css';
import type { ManagerPartProps } from '../ManagerScope.ts';
import { MonthSteps } from './MonthSteps.tsx';
import { NightsMonth } from './NightsMonth.tsx';
import { hasService } from './nightsMonth.ts';
import { NightsTable, useNightLines } from '../NightsTable.tsx';
import { monthName } from '../nightTexts.ts';
import { PrintNote } from '../PrintNote.tsx';
import { known, PrintAndCsv } from '../PrintAndCsv.tsx';
import { useAnswer } from '../useAnswer.ts';

/**
 * A month's statement, for printing.
 * @param month `YYYY-MM`
 */
export function MonthPart({
  page: { timezone },
  access,
  onRefused,
  month,
}: ManagerPartProps & { month: string }) {
  const { t, i18n } = useTexts('mf-communities');
  const requested = { ...access, ...monthSpan(month) };
  const read = useAnswer(JSON.stringify(requested), () => readManagerNights(requested), onRefused);
  const [now] = useState(Date.now);
  const lines = useNightLines(timezone);
  const nights = read.status === 'ready' ? read.data.nights.filter(hasService).toReversed() : [];
  const label = t('managerPages.month.all');
  return (
    <>
      <Section
        title={t('managerPages.month.title', { month: monthName(month, i18n.language) })}
        action={
          read.status === 'ready' && (
            <PrintAndCsv name={`${access.communitySlug}-${month}`} rows={known(nights)} lines={lines} />
          )
        }
      >
        <PrintNote timezone={timezone} />
        <MonthSteps
          access={access}
          month={month}
          tonight={serviceNight(now, timezone)}
          nights={read.status === 'ready' ? read.data.nights : []}
        />
        <LiveContent live={read}>
          {({ tonight, nights: all }) => (
            <>
              <Summary nights={nights} isOver={requested.to < tonight} />
              <NightsMonth {...{ month, nights: all, tonight, access, timezone }} />
              <h3 className={styles.sub}>{t('managerPages.month.exceptions')}</h3>
              <Exceptions nights={nights} access={access} timezone={timezone} />
              <h3 className={styles.sub}>{label}</h3>
              <NightsTable nights={nights} access={access} timezone={timezone} label={label} />
              <p className={styles.soft}>{t('managerPages.month.plan')}</p>
            </>
          )}
        </LiveContent>
      </Section>
    </>
  );
}

function Summary({ nights, isOver }: { nights: readonly ManagerNight[]; isOver: boolean }) {
  const { t } = useTexts('mf-communities');
  const { planned, served, noRecord, closed, extra, doorsServed, doorsLeft } = statementOf(nights);
  const counted = [
    ['noRecord', noRecord],
    ['closed', closed],
    ['extra', extra],
  ] as const;
  return (
    <>
      <p className={styles.figure}>
        {planned === 0 ? t('managerPages.month.none') : t('managerPages.month.served', { served, planned })}
      </p>
      <ul className={styles.facts}>
        {!isOver && <li>{t('managerPages.month.soFar')}</li>}
        {counted.map(
          ([what, count]) => count > 0 && <li key={what}>{t(`managerPages.month.${what}`, { count })}</li>,
        )}
        {doorsServed + doorsLeft > 0 && (
          <li>{t('managerPages.month.doors', { served: doorsServed, left: doorsLeft })}</li>
        )}
      </ul>
    </>
  );
}

interface ExceptionsProps extends Pick<ManagerPartProps, 'access'> {
  nights: readonly ManagerNight[];
  timezone: string;
}

function Exceptions({ nights, access, timezone }: ExceptionsProps) {
  const { t } = useTexts('mf-communities');
  const { exceptions } = statementOf(nights);
  if (exceptions.length === 0) return <p className={styles.soft}>{t('managerPages.month.noExceptions')}</p>;
  const label = t('managerPages.month.exceptions');
  return <NightsTable nights={exceptions} access={access} timezone={timezone} label={label} />;
}
