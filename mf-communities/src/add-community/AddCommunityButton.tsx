import { IconPlus } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Button, lazyPart } from 'shared-lib/ui';

/** The dialog with which a community is added. */
export const addDialog = lazyPart(
  'The form to add a community',
  async () => (await import('./AddCommunityDialog.tsx')).AddCommunityDialog,
);

interface AddCommunityButtonProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  onOpen: () => void;
  /** The value by which a guided tour finds it. */
  tour?: string;
}

/** Opens the dialog with which a community is added, whose code it fetches as soon as a pointer or the focus nears. */
export function AddCommunityButton({ ref, label, onOpen, tour }: AddCommunityButtonProps) {
  return (
    <Button
      ref={ref}
      data-tour={tour}
      leftSection={<IconPlus size={18} aria-hidden />}
      style={{ flex: 'none' }}
      onClick={onOpen}
      {...addDialog.ahead}
    >
      {label}
    </Button>
  );
}
