import { ActionIcon } from '@mantine/core';
import { IconArrowsDiagonal, IconArrowsDiagonalMinimize2 } from '@tabler/icons-react';
import { useAddressState } from '../../overlays/opening/useAddressState.ts';
import { useListTexts } from '../records/useListFormatters.ts';
import styles from './FullPageButton.module.css';

/** Whether a panel is full page, and the toggle. @param name its key in the address */
export function useFullPage(name: string) {
  const view = useAddressState(name);
  return { isFull: view.value === 'full', view };
}

/** Toggles a panel between full page and next to its list. */
export function FullPageButton({ isFull, view }: ReturnType<typeof useFullPage>) {
  const { t } = useListTexts();
  const Icon = isFull ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={styles.fullPage ?? ''}
      aria-label={t(isFull ? 'besideList' : 'fullPage')}
      onClick={() => (isFull ? view.close() : view.open('full'))}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
