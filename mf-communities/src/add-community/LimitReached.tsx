import { useTexts } from 'shared-lib/i18n';
import { Notice } from './Notice.tsx';

/** Says that the plan has no room for another community, and where there are others. */
export function LimitReached({ limit }: { limit: number }) {
  const { t } = useTexts('mf-communities');
  return (
    <Notice
      title={t('add.limit.title', { count: limit })}
      to="/settings?tab=billing"
      action={t('add.limit.action')}
    >
      {t('add.limit.text')}
    </Notice>
  );
}
