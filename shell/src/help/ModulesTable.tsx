import { useTexts } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import type { ModuleStatus } from '../modules/versionsInUse.ts';
import styles from './ModulesSection.module.css';

const meanings = { idle: 'neutral', loading: 'info', loaded: 'good', failed: 'bad' } as const;

/** The modules as rows; as cards on a phone. */
export function ModulesTable({ statuses }: { statuses: readonly ModuleStatus[] }) {
  const { t } = useTexts('help');
  const columns = ['module', 'version', 'reason', 'state', 'loadTime'] as const;
  return (
    <div role="table" className={styles.table} aria-label={t('modules.title')}>
      <div role="rowgroup" className={styles.head}>
        <div role="row" className={styles.row}>
          {columns.map((column) => (
            <div key={column} role="columnheader">
              {t(`modules.columns.${column}`)}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {statuses.map(({ module, version, reason, state, loadMillis }) => (
          <div key={module} role="row" className={styles.row}>
            <div role="rowheader">{module}</div>
            <div role="cell" data-label={t('modules.columns.version')}>
              {version}
            </div>
            <div role="cell" data-label={t('modules.columns.reason')}>
              {t(`modules.reasons.${reason.kind}`, 'percent' in reason ? { percent: reason.percent } : {})}
            </div>
            <div role="cell" data-label={t('modules.columns.state')}>
              <StatusBadge meaning={meanings[state]}>{t(`modules.states.${state}`)}</StatusBadge>
            </div>
            <div role="cell" data-label={t('modules.columns.loadTime')}>
              {loadMillis === null ? '–' : t('modules.millis', { millis: loadMillis })}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
