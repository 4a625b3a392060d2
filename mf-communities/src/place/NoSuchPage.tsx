import { useTexts } from 'shared-lib/i18n';
import { NotFound } from 'shared-lib/ui';

/** What stands where an address names nothing, titled so in the browser as well. */
export function NoSuchPage() {
  const { t } = useTexts('mf-communities');
  return (
    <>
      <title>{`${t('notFound')} · Valet Hub`}</title>
      <meta name="robots" content="noindex" />
      <NotFound />
    </>
  );
}
