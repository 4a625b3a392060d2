import { useRef } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { NavLink } from 'shared-lib/router';
import { useMeasureBeforePaint } from 'shared-lib/ui';
import styles from './AreaLinks.module.css';

const pages = [
  ['/tracking', 'areaLinks.tonight'],
  ['/tracking/last-night', 'areaLinks.lastNight'],
  ['/shift-report', 'areaLinks.shiftReport'],
  ['/clock-in-outs', 'areaLinks.clockInOuts'],
  ['/checkpoints', 'areaLinks.checkpoints'],
  ['/units', 'areaLinks.units'],
  ['/violations', 'areaLinks.violations'],
  ['/tracking/scorecards', 'areaLinks.scorecards'],
] as const;

/** Links between the area's pages. */
export function AreaLinks() {
  const { t } = useTexts('mf-tracking');
  const links = useRef<HTMLElement>(null);
  useMeasureBeforePaint(() => {
    const bar = links.current;
    const current = bar?.querySelector<HTMLElement>('[aria-current]');
    // On a phone the line scrolls; the page does not.
    if (bar && current) bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2;
  }, null);
  return (
    <nav ref={links} aria-label={t('areaLinks.label')} className={styles.links}>
      {pages.map(([to, text]) => (
        <NavLink key={to} to={to} end className={styles.link ?? ''}>
          {t(text)}
        </NavLink>
      ))}
    </nav>
  );
}
