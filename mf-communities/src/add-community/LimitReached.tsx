import { useTexts } from 'shared-lib/i18n';
import { PlanOffer } from 'shared-lib/ui/plans';
import { Notice } from './Notice.tsx';

/** Says that the plan has no room for another community, and which plan has. */
export function LimitReached({ limit }: { limit: number }) {
  const { t } = useTexts('mf-communities');
  return (
    <Notice title={t('add.limit.title', { count: limit })}>
      <PlanOffer more={{ communities: 1 }} hasDraft />
    </Notice>
  );
}
