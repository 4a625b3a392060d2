import type { PhotoRemovalRequest } from 'mf-tracking/domain';
import type { Photo } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast, useOverlayHost } from 'shared-lib/ui';
import { ConfirmDialog } from 'shared-lib/ui/dialogs';
import { callPhotos } from '../data/callables.ts';
import './photoTexts.ts';

/** Asks for confirmation, and removes an office photo from its record. */
export function useRemovePhoto(records: PhotoRemovalRequest['records'], recordId: string) {
  const { t } = useTexts('mf-tracking');
  const show = useOverlayHost();
  return ({ path }: Photo) =>
    show((state) => (
      <ConfirmDialog
        {...state}
        destructive
        title={t('officePhotos.remove.title')}
        action={t('officePhotos.remove.confirm')}
        onConfirm={async () => {
          const result = await callPhotos('removeOfficePhoto', {
            records,
            recordId,
            name: path.split('/').at(-1) ?? '',
          });
          if (result.ok) {
            showToast({ meaning: 'good', message: t('officePhotos.remove.done') });
            return result;
          }
          const isGone = result.error.code === 'not-found';
          return { ok: false, message: t(`officePhotos.remove.${isGone ? 'gone' : 'failed'}`) };
        }}
      >
        {t('officePhotos.remove.text')}
      </ConfirmDialog>
    ));
}
