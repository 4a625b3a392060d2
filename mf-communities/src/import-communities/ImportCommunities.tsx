import { IconFileUpload } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Button, LazySection, lazyPart, ListSkeleton } from 'shared-lib/ui';

const page = lazyPart(
  'The community import',
  async () => (await import(/* webpackChunkName: "import-communities" */ './ImportPage.tsx')).ImportPage,
);

/** `/communities?import=1`; the page's code loads when it is opened. */
export function ImportCommunities({ onClose }: { onClose: () => void }) {
  return (
    <LazySection part={page} skeleton={<ListSkeleton />}>
      {(ImportPage) => <ImportPage onClose={onClose} />}
    </LazySection>
  );
}

/** Opens the import of communities. */
export function ImportButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTexts('mf-communities');
  return (
    <Button
      variant="default"
      leftSection={<IconFileUpload size={18} aria-hidden />}
      onClick={onOpen}
      {...page.ahead}
    >
      {t('importCommunities.open')}
    </Button>
  );
}
