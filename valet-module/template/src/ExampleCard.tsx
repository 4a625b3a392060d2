import { useEveryCommunity } from 'shared-lib/data/dashboard';
import { useTexts } from 'shared-lib/i18n';
import { LiveStatCard } from 'shared-lib/ui/dashboard';

/** A card on the dashboard. */
export default function ExampleCard() {
  const { t } = useTexts('mf-example');
  return (
    <LiveStatCard
      label={t('card')}
      icon={null}
      to="/example"
      live={useEveryCommunity()}
      failed={t('failed')}
      figure={(all) => ({ value: all.length, detail: t('cardLeft') })}
    />
  );
}
