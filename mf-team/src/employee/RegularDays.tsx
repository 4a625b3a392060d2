import { useTexts, weekdayNames } from 'shared-lib/i18n';
import { CommunityList } from './CommunityList.tsx';
import type { RegularDay } from './regularDaysOf.ts';
import styles from './RegularDays.module.css';

/** A member's regular assignments, by service day. */
export function RegularDays({ days }: { days: readonly RegularDay[] }) {
  const { t, i18n } = useTexts('mf-team');
  if (days.length === 0) return <p className="vh-muted">{t('employee.noRegular')}</p>;
  return (
    <dl className={styles.days}>
      {days.map(({ day, communities }) => (
        <div key={day}>
          <dt>{weekdayNames([day], i18n.language)}</dt>
          <dd>
            <CommunityList communities={communities} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
