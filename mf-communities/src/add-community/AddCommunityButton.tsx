import { IconPlus } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Button, lazyPart } from 'shared-lib/ui';

/** The dialog that adds a community. */
export const addDialog = lazyPart(
  'The form to add a community',
  async () => (await import('./AddCommunityDialog.tsx')).AddCommunityDialog,
);

interface AddCommunityButtonProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  onOpen: () => void;
  /** Identifies the button for a guided tour. */
  tour?: string;
}

/** Opens the dialog that adds a community, whose code loads as soon as the pointer or focus approaches. */
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
