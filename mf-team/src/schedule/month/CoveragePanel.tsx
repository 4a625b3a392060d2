import { IconRepeatOff } from '@tabler/icons-react';
import { useId } from 'react';
import type { ShiftPlace } from 'shared-lib/domain';
import { dateTimeFormat, formatNight, isEveryDay, useTexts, weekdayNames } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import type { CommunityGaps, MonthCoverage } from './monthCoverage.ts';
import styles from './CoveragePanel.module.css';

const scale = [
  { heat: 1, words: '1' },
  { heat: 2, words: '2–3' },
  { heat: 3, words: '4+' },
] as const;

interface CoveragePanelProps {
  coverage: MonthCoverage;
  /** Opens the next night of each weekday of a gap, to assign someone every week. */
  onAssign: (places: readonly ShiftPlace[]) => void;
}

/** A month's coverage next to its calendar: what is uncovered, the heat map's scale, and each permanent gap once. */
export function CoveragePanel({ coverage: { uncovered, communities }, onAssign }: CoveragePanelProps) {
  const { t } = useTexts('mf-team');
  const heading = useId();
  const isCovered = uncovered + communities.length === 0;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h3 id={heading} className={`vh-large-title ${styles.title}`}>
        {t('months.coverage.title')}
      </h3>
      {(uncovered > 0 || isCovered) && (
        <p className={styles.state}>
          {isCovered ? t('months.coverage.allCovered') : t('months.coverage.uncovered', { count: uncovered })}
        </p>
      )}
      <div className={styles.scale}>
        <span>{t('months.coverage.scale')}</span>
        {scale.map(({ heat, words }) => (
          <span key={heat} className={styles.step} data-heat={heat}>
            {words}
          </span>
        ))}
      </div>
      <h4 className={styles.subtitle}>
        <IconRepeatOff size={16} aria-hidden />
        {t('months.coverage.gaps')}
      </h4>
      <p className={styles.text}>
        {t(communities.length > 0 ? 'months.coverage.gapsText' : 'months.coverage.none')}
      </p>
      <ul className={`vh-list ${styles.gaps}`}>
        {communities.map((community) => (
          <Gap key={community.id} community={community} onAssign={onAssign} />
        ))}
      </ul>
    </section>
  );
}

interface GapProps {
  community: CommunityGaps;
  onAssign: CoveragePanelProps['onAssign'];
}

function Gap({ community, onAssign }: GapProps) {
  const { t, i18n } = useTexts('mf-team');
  const { propertyName, days, places } = community;
  const weekday = dateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  const first = places[0]?.serviceDate ?? '';
  return (
    <li className={styles.gap}>
      <span className={`vh-words ${styles.words}`}>
        <span className={styles.name} dir="auto">
          {propertyName}
        </span>
        <span>
          {isEveryDay(days)
            ? t('months.coverage.everyDay')
            : days.length === 1
              ? t('months.coverage.on', { day: weekday.format(Date.parse(`${first}T00:00:00Z`)) })
              : t('months.coverage.onDays', { days: weekdayNames(days, i18n.language) })}
        </span>
        <span className={styles.text}>
          {t('months.coverage.next', { date: formatNight(first, i18n.language) })}
        </span>
      </span>
      <Button
        variant="default"
        size="sm"
        className={styles.assign ?? ''}
        aria-haspopup="dialog"
        aria-label={t('months.coverage.assignFor', { community: propertyName })}
        onClick={() => onAssign(places)}
      >
        {t('months.coverage.assign')}
      </Button>
    </li>
  );
}
