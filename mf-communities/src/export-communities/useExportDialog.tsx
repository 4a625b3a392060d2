import type { FetchAll } from 'shared-lib/data';
import { LazyOverlay, lazyPart, useOverlayHost } from 'shared-lib/ui';
import type { CommunityRow } from '../communities/communityRows.ts';

const dialog = lazyPart(
  'The community export',
  async () => (await import(/* webpackChunkName: "export-communities" */ './ExportDialog.tsx')).ExportDialog,
);

/** Opens the dialog that selects the columns to export, in the page's overlay host. */
export function useExportDialog() {
  const show = useOverlayHost();
  return (fetchAll: FetchAll<CommunityRow>) =>
    show(({ opened, onClose }) => (
      <LazyOverlay part={dialog} isOpen={opened} onClose={onClose}>
        {(ExportDialog) => <ExportDialog fetchAll={fetchAll} opened={opened} onClose={onClose} />}
      </LazyOverlay>
    ));
}
