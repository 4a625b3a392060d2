import { IconUserX } from '@tabler/icons-react';
import { useNightResults, useTonightDate } from 'shared-lib/data/dashboard';
import { useTexts } from 'shared-lib/i18n';
import { LiveStatCard } from 'shared-lib/ui/dashboard';
import { missedShifts, missedShiftsPath, nightsShown } from './figures.ts';

/** The dashboard's count of missed shifts on the last nights. It reads the same data as the chart. */
export default function MissedShiftsCard() {
  const { t } = useTexts('mf-tracking');
  return (
    <LiveStatCard
      label={t('cards.missed.label')}
      icon={<IconUserX size={18} />}
      to={missedShiftsPath}
      live={useNightResults(nightsShown(useTonightDate()))}
      failed={t('cards.failed')}
      figure={(nights) => ({ value: missedShifts(nights), detail: t('cards.missed.detail') })}
    />
  );
}
