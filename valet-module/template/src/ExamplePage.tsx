import { useEveryCommunity } from 'shared-lib/data/dashboard';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, PageHeader } from 'shared-lib/ui';

/** `/example`. */
export default function ExamplePage() {
  const { t } = useTexts('mf-example');
  const communities = useEveryCommunity();
  return (
    <>
      <PageHeader title={t('title')} summary={t('summary')} />
      <Card>
        <LiveContent live={communities}>
          {(all) => <p>{t('communities', { count: all.length })}</p>}
        </LiveContent>
      </Card>
    </>
  );
}
