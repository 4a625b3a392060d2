import { IconMoonStars } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { LiveStatCard } from 'shared-lib/ui/dashboard';
import { useBoard } from '../board/night/useBoard.ts';

/** The dashboard's count of tonight's shifts: how many are served, out of how many. */
export default function TonightShiftsCard() {
  const { t, i18n } = useTexts('mf-tracking');
  return (
    <LiveStatCard
      label={t('cards.tonight.label')}
      icon={<IconMoonStars size={18} />}
      to="/tracking"
      live={useBoard(null, i18n.language)}
      failed={t('cards.failed')}
      figure={({ counts, rows }) => ({
        value: counts.done,
        detail: t('cards.tonight.detail', { count: rows.length }),
      })}
    />
  );
}
