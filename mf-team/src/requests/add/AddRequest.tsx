import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Button, LazyOverlay, lazyPart, useAddressState } from 'shared-lib/ui';

const dialog = lazyPart(
  'The form to add a request',
  async () => (await import(/* webpackChunkName: "add-request" */ './AddRequestDialog.tsx')).AddRequestDialog,
);

/**
 * Adds a request on behalf of a member, and opens it to be decided.
 * @param memberId the member, if fixed; null to choose one.
 */
export function AddRequest({ memberId }: { memberId: string | null }) {
  const { t } = useTexts('mf-team');
  const request = useAddressState('request');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
        {...dialog.ahead}
      >
        {t('requests.add.open')}
      </Button>
      <LazyOverlay part={dialog} isOpen={isOpen} onClose={close}>
        {(AddRequestDialog) => (
          <AddRequestDialog opened={isOpen} memberId={memberId} onAdded={request.open} onClose={close} />
        )}
      </LazyOverlay>
    </>
  );
}
