import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { percentOf } from '../night/rowFacts.ts';
import styles from './Doors.module.css';

interface DoorsProps {
  serviced: number;
  total: number;
  skipped?: number;
  /** Where the doors are counted: the shift report. */
  to?: { href: string; title: string } | undefined;
}

/** How many doors are done, as a percentage, a bar and a count. */
export function Doors({ serviced, total, skipped = 0, to }: DoorsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const percent = percentOf(serviced, total);
  const share = (percent / 100).toLocaleString(i18n.language, { style: 'percent' });
  return (
    <span className={styles.doors}>
      <span className={styles.line}>
        {to ? (
          <Link to={to.href} className={styles.share ?? ''} title={to.title}>
            {share}
          </Link>
        ) : (
          <span className={styles.share}>{share}</span>
        )}
        <span className={styles.figure}>
          {t('doorsOutOf', { part: serviced, all: total })}
          {skipped > 0 && ` · ${t('skipped', { count: skipped })}`}
        </span>
      </span>
      <span className={styles.bar} style={{ '--done': `${percent}%` } as React.CSSProperties} aria-hidden />
    </span>
  );
}
