import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { gridNights } from 'mf-tracking/domain';
import { addDays } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { ActionIcon, Button } from 'shared-lib/ui';

interface WeekStepsProps {
  /** The last of the displayed nights, `YYYY-MM-DD`. */
  until: string;
  /** The last night that can be displayed. */
  tonight: string;
}

/** Links to the seven nights before and after, and to the latest. */
export function WeekSteps({ until, tonight }: WeekStepsProps) {
  const { t } = useTexts('mf-tracking');
  const [params] = useSearchParams();
  const to = (date: string) => {
    const next = new URLSearchParams(params);
    if (date >= tonight) next.delete('until');
    else next.set('until', date);
    return { search: `?${next}` };
  };
  const isLatest = until === tonight;
  const after = addDays(until, gridNights);
  const next = t('rounds.grid.next');
  const icon = <IconChevronRight size={18} aria-hidden />;
  return (
    <nav className="vh-actions" aria-label={t('rounds.grid.steps')}>
      <ActionIcon
        component={Link}
        to={to(addDays(until, -gridNights))}
        preventScrollReset
        variant="default"
        size={36}
        aria-label={t('rounds.grid.previous')}
        title={t('rounds.grid.previous')}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      {isLatest ? (
        <ActionIcon variant="default" size={36} aria-label={next} disabled>
          {icon}
        </ActionIcon>
      ) : (
        <ActionIcon
          component={Link}
          to={to(after)}
          preventScrollReset
          variant="default"
          size={36}
          aria-label={next}
          title={next}
        >
          {icon}
        </ActionIcon>
      )}
      <Button
        component={Link}
        to={to(tonight)}
        preventScrollReset
        variant="default"
        aria-current={isLatest ? 'true' : undefined}
      >
        {t('rounds.grid.latest', { count: gridNights })}
      </Button>
    </nav>
  );
}
