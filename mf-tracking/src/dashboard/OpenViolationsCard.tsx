import { IconAlertTriangle } from '@tabler/icons-react';
import { useOpenViolations } from 'shared-lib/data/dashboard';
import { useTexts } from 'shared-lib/i18n';
import { LiveStatCard } from 'shared-lib/ui/dashboard';
import { openViolationsPath } from './figures.ts';

/** The dashboard's figure of open violations, as many as the list it leads to, and how many nobody has reviewed. */
export default function OpenViolationsCard() {
  const { t } = useTexts('mf-tracking');
  return (
    <LiveStatCard
      label={t('cards.violations.label')}
      icon={<IconAlertTriangle size={18} />}
      to={openViolationsPath}
      live={useOpenViolations()}
      failed={t('cards.failed')}
      figure={({ open, pendingReview }) => ({
        value: open,
        detail: t('cards.violations.detail', { count: pendingReview }),
      })}
    />
  );
}
