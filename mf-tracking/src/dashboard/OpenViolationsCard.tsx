import { IconAlertTriangle } from '@tabler/icons-react';
import { useOpenViolations } from 'shared-lib/data/dashboard';
import { useTexts } from 'shared-lib/i18n';
import { LiveStatCard } from 'shared-lib/ui/dashboard';
import { openViolationsPath } from './figures.ts';

/**
 * The dashboard's count of open violations, the same as in the list it links to, and how many are unreviewed.
 */
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
