import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { openViolations, openViolationsPath } from './figures.ts';
import { RecordsCard } from './RecordsCard.tsx';

/** The dashboard's figure of violations that wait for a decision. */
export default function OpenViolationsCard() {
  const { t } = useTexts('mf-tracking');
  return (
    <RecordsCard
      label={t('cards.violations.label')}
      detail={t('cards.violations.detail')}
      icon={<IconAlertTriangle size={18} />}
      to={openViolationsPath}
      query={openViolations}
    />
  );
}
