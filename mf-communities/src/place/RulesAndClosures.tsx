import type { ReactNode } from 'react';
import { useTexts, formatNight } from 'shared-lib/i18n';
import { upcomingClosures } from './upcomingClosures.ts';
import { Section } from './Section.tsx';
import styles from './RulesAndClosures.module.css';

/** How many dates are listed; the rest are counted, since no one reads more. */
const shownClosures = 12;

interface RulesAndClosuresProps {
  rules: readonly string[];
  noServiceDates: readonly string[];
  /** `YYYY-MM-DD` where the community is. */
  today: string;
  /** Actions for the rules and the dates; absent if read-only. */
  actions?: { rules: ReactNode; closures: ReactNode };
}

/** The rules for residents, and upcoming closures. */
export function RulesAndClosures({ rules, noServiceDates, today, actions }: RulesAndClosuresProps) {
  const { t } = useTexts('mf-communities');
  return (
    <>
      <Section title={t('rules.title')} action={actions?.rules}>
        {rules.length === 0 ? (
          <p className="vh-muted">{t('rules.none')}</p>
        ) : (
          <ul className={styles.rules}>
            {rules.map((rule, index) => (
              <li key={index} dir="auto">
                {rule}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Closures {...{ noServiceDates, today }} action={actions?.closures} />
    </>
  );
}

interface ClosuresProps extends Pick<RulesAndClosuresProps, 'noServiceDates' | 'today'> {
  action?: ReactNode;
}

/** Upcoming closures. */
export function Closures({ noServiceDates, today, action }: ClosuresProps) {
  const { t, i18n } = useTexts('mf-communities');
  const closures = upcomingClosures(noServiceDates, today);
  return (
    <Section title={t('closures.title')} action={action}>
      {closures.length === 0 ? (
        <p className="vh-muted">{t('closures.none')}</p>
      ) : (
        <ul className={`vh-list vh-actions ${styles.closures}`}>
          {closures.slice(0, shownClosures).map((date) => (
            <li key={date}>
              <time dateTime={date}>{formatNight(date, i18n.language)}</time>
            </li>
          ))}
          {closures.length > shownClosures && (
            <li>{t('closures.more', { count: closures.length - shownClosures })}</li>
          )}
        </ul>
      )}
    </Section>
  );
}
