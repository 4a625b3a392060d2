import { useTexts } from 'shared-lib/i18n';
import { StatusBadge } from 'shared-lib/ui';
import type { ModuleStatus } from '../modules/moduleRegistry.ts';
import styles from './ModulesSection.module.css';

const meanings = { idle: 'neutral', loading: 'info', loaded: 'good', failed: 'bad' } as const;

/** The modules, one row each. On a phone each row is a card. */
export function ModulesTable({ statuses }: { statuses: readonly ModuleStatus[] }) {
  const { t } = useTexts('help');
  const columns = ['module', 'version', 'reason', 'state', 'loadTime'] as const;
  return (
    <table className={styles.table} aria-label={t('modules.title')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`modules.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {statuses.map(({ module, version, reason, state, loadMillis }) => (
          <tr key={module}>
            <th scope="row">
              {module}
            </th>
            <td data-label={t('modules.columns.version')}>
              <span title={version}>{version}</span>
            </td>
            <td data-label={t('modules.columns.reason')}>
              {t(`modules.reasons.${reason.kind}`, 'percent' in reason ? { percent: reason.percent } : {})}
            </td>
            <td data-label={t('modules.columns.state')}>
              <StatusBadge meaning={meanings[state]}>{t(`modules.states.${state}`)}</StatusBadge>
            </td>
            <td data-label={t('modules.columns.loadTime')}>
              {loadMillis === null ? '–' : t('modules.millis', { millis: loadMillis })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
