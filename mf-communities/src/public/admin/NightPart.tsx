import { IconChevronLeft } from '@tabler/icons-react';
import { readManagerNights } from '../../data/managerCallables.ts';
import type { ManagerLog } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LiveContent } from 'shared-lib/ui';
import { Section } from '../../place/Section.tsx';
import styles from './admin.module.css';
import { DoorPhotos } from './doors/DoorPhotos.tsx';
import { UnitSearch } from './doors/UnitPart.tsx';
import { fetchAllRows } from './fetchAllRows.ts';
import { logsPage } from './logsPage.ts';
import { LogsTable, useLogLines } from './LogsTable.tsx';
import { adminPath, type ManagerPartProps } from './ManagerScope.ts';
import { NightsTable, useNightLines } from './NightsTable.tsx';
import { monthName, useNightTexts } from './nightTexts.ts';
import { PrintNote } from './PrintNote.tsx';
import { known, PrintAndCsv } from './PrintAndCsv.tsx';
import { useAnswer } from './useAnswer.ts';

/**
 * A night's proof of service, for printing: its status, and what happened at each door.
 * @param date `YYYY-MM-DD`
 */
export function NightPart({
  page: { timezone },
  access,
  onRefused,
  date,
}: ManagerPartProps & { date: string }) {
  const { t, i18n } = useTexts('mf-communities');
  const month = date.slice(0, 7);
  const words = useNightTexts(timezone);
  const requested = { ...access, from: date, to: date };
  const question = JSON.stringify(requested);
  const night = useAnswer(question, () => readManagerNights(requested), onRefused);
  const logs = useAnswer(
    `logs ${question}`,
    () => fetchAllRows<ManagerLog>((after) => logsPage({ ...requested, unitNumber: null, after })),
    onRefused,
  );
  const nightLines = useNightLines(timezone);
  const logLines = useLogLines(timezone);
  const title = t('managerPages.night.title', { night: words.wholeNight(date) });
  return (
    <>
      <Link to={adminPath(access, `?month=${month}`)} className={styles.back}>
        <IconChevronLeft size={18} aria-hidden />
        <span>{monthName(month, i18n.language)}</span>
      </Link>
      <Section
        title={title}
        action={
          night.status === 'ready' &&
          logs.status === 'ready' && (
            <PrintAndCsv
              name={`${access.communitySlug}-${date}`}
              rows={known<ManagerLog>(logs.data)}
              lines={(recorded) => [...nightLines(night.data.nights), ...logLines(recorded)]}
            />
          )
        }
      >
        <PrintNote timezone={timezone} />
        <LiveContent live={night}>
          {({ nights }) => <NightsTable nights={nights} access={access} timezone={timezone} label={title} />}
        </LiveContent>
        <h3 className={`${styles.sub} ${styles.noPrint}`}>{t('managerPages.door.search')}</h3>
        <UnitSearch access={access} date={date} />
        <LiveContent live={logs}>
          {(all) =>
            all.length === 0 ? (
              <p className={styles.soft}>{t('managerPages.night.none')}</p>
            ) : (
              <>
                <DoorPhotos logs={all} access={access} />
                <LogsTable logs={all} access={access} timezone={timezone} ofOneNight />
              </>
            )
          }
        </LiveContent>
      </Section>
    </>
  );
}
