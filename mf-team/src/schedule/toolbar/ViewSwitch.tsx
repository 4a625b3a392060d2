import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Segments } from 'shared-lib/ui';
import { parseView, withView, type ScheduleView } from '../rows/scheduleAddress.ts';
import { useTonight } from '../rows/usePeriod.ts';
import styles from './PeriodBar.module.css';

/**
 * Switches the schedule's view: a week or a month, by community or by specialist. The view is part of the
 * address, and the filters are kept.
 */
export function ViewSwitch() {
  const { t } = useTexts('mf-team');
  const tonight = useTonight();
  const [parameters, setParameters] = useSearchParams();
  const { span, by } = parseView(parameters);
  const show = (change: Partial<ScheduleView>) =>
    setParameters((current) => withView(current, change, tonight), { preventScrollReset: true });
  return (
    <div className={`vh-actions ${styles.views}`}>
      <Segments
        label={t('months.grouping')}
        options={[
          { value: 'community', label: t('months.byCommunity') },
          { value: 'agent', label: t('months.byAgent') },
        ]}
        value={by}
        onChange={(value) => show({ by: value === 'agent' ? 'agent' : 'community' })}
      />
      <Segments
        label={t('months.view')}
        options={[
          { value: 'week', label: t('months.week') },
          { value: 'month', label: t('months.month') },
        ]}
        value={span}
        onChange={(value) => show({ span: value === 'month' ? 'month' : 'week' })}
      />
    </div>
  );
}
