import { IconCalendarPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { useOpenRequest } from '../useOpenRequest.ts';

const loadDialog = () => import(/* webpackChunkName: "add-request" */ './AddRequestDialog.tsx');
const AddRequestDialog = lazy(loadDialog);

/** Fetches the dialog ahead; when that fails, opening it asks again. */
const prefetch = () => void loadDialog().catch(() => {});

/**
 * Adds a request on behalf of a member, and opens it to be decided.
 * @param memberId the member, where that is settled; null to choose one.
 */
export function AddRequest({ memberId }: { memberId: string | null }) {
  const { t } = useTexts('mf-team');
  const { open } = useOpenRequest();
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setWanted(true);
          setOpened(true);
        }}
      >
        {t('requests.add.open')}
      </Button>
      {wanted && (
        <Suspense>
          <AddRequestDialog
            opened={opened}
            memberId={memberId}
            onAdded={open}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}
