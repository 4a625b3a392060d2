import { useEffect, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import type { AddCommunityDialog } from './AddCommunityDialog.tsx';
import { loadDialog } from './loadDialog.ts';

interface AddCommunityProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called once it is gone, whichever way: where the focus goes then. */
  onClosed: () => void;
}

/** The dialog with which a community is added; its code comes when it is opened, anew after a failure. */
export function AddCommunity({ isOpen, onClose, onClosed }: AddCommunityProps) {
  const { t } = useTexts('mf-communities');
  const [Dialog, setDialog] = useState<typeof AddCommunityDialog | null>(null);

  useEffect(() => {
    if (!isOpen || Dialog !== null) return undefined;
    let isWanted = true;
    loadDialog().then(
      (loaded) => isWanted && setDialog(() => loaded.AddCommunityDialog),
      () => {
        if (!isWanted) return;
        showToast({ meaning: 'bad', message: t('add.unavailable') });
        onClose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, Dialog, onClose, t]);

  return isOpen && Dialog !== null ? <Dialog onClose={onClose} onClosed={onClosed} /> : null;
}
