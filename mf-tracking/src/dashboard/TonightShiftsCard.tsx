import { IconMoonStars } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { StatCard } from 'shared-lib/ui';
import { useTonight } from '../tonight/useTonight.ts';

/** The dashboard's figure of tonight's shifts: how many are served, of how many. */
export default function TonightShiftsCard() {
  const { t, i18n } = useTexts('mf-tracking');
  const tonight = useTonight(i18n.language);
  const card = { label: t('cards.tonight.label'), icon: <IconMoonStars size={18} />, to: '/tracking' };

  if (tonight.status === 'loading') return <StatCard {...card} value={null} />;
  if (tonight.status === 'failed') return <StatCard {...card} value="–" detail={t('cards.failed')} />;
  const { counts, shifts } = tonight.data;
  return (
    <StatCard
      {...card}
      value={counts.done.toLocaleString(i18n.language)}
      detail={t('cards.tonight.detail', { count: shifts.length })}
    />
  );
}
