import { IconUserX } from '@tabler/icons-react';
import { useTonightDate } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { missedShifts, missedShiftsPath } from './figures.ts';
import { RecordsCard } from './RecordsCard.tsx';

/** The dashboard's figure of the last nights' shifts to which nobody came. */
export default function MissedShiftsCard() {
  const { t } = useTexts('mf-tracking');
  return (
    <RecordsCard
      label={t('cards.missed.label')}
      detail={t('cards.missed.detail')}
      icon={<IconUserX size={18} />}
      to={missedShiftsPath}
      query={missedShifts(useTonightDate())}
    />
  );
}
