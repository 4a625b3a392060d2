import { memo, type KeyboardEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { communityHref } from '../addresses.ts';
import { meaningOf, type RatedRow } from '../night/ratedRows.ts';
import styles from '../summary/NightStrip.module.css';

interface LinkedStripProps {
  /** A list that stays the same object while nothing in it changes. */
  rows: readonly RatedRow[];
}

const steps = { ArrowLeft: 'previousElementSibling', ArrowRight: 'nextElementSibling' } as const;

/** The whole strip is a single tab stop; the arrow keys move within it. */
const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
  if (key === 'ArrowLeft' || key === 'ArrowRight') (currentTarget[steps[key]] as HTMLElement | null)?.focus();
};

/** The whole night at a glance: `NightStrip` with each cell as a link to its community. */
export const LinkedStrip = memo(function LinkedStrip({ rows }: LinkedStripProps) {
  const { t } = useTexts('mf-tracking');
  return (
    <nav className={styles.strip} aria-label={t('tonight.strip')}>
      {rows.map((row, place) => {
        const name = `${row.communityName}: ${t(`states.${row.state}`)}`;
        return (
          <Link
            key={row.communityId}
            to={communityHref(row.communityId)}
            className={styles.cell}
            onKeyDown={onKeyDown}
            tabIndex={place === 0 ? 0 : -1}
            aria-label={name}
            title={name}
            data-meaning={meaningOf(row)}
            data-state={row.state}
          />
        );
      })}
    </nav>
  );
});
