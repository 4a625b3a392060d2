import { useTexts } from 'shared-lib/i18n';
import { Button, ListSkeleton, SectionError } from 'shared-lib/ui';
import type { Pages } from './usePages.ts';

/** What stands below the rows so far: that more are loading, that they could not be had, or the way to more of them. */
export function PagesEnd({ pages }: { pages: Pick<Pages<unknown>, 'state' | 'next' | 'more'> }) {
  const { t } = useTexts('mf-communities');
  if (pages.state === 'loading') return <ListSkeleton rows={4} />;
  if (pages.state === 'failed') return <SectionError onRetry={pages.more} />;
  return (
    pages.next !== null && (
      <Button variant="default" onClick={pages.more}>
        {t('managerPages.more')}
      </Button>
    )
  );
}
