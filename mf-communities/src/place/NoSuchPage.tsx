import { useTexts } from 'shared-lib/i18n';
import { NotFound } from 'shared-lib/ui/public';

/** The page for an unknown address. Also sets the browser's title. */
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
