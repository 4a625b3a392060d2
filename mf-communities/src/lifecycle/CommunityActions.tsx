import { IconChevronDown } from '@tabler/icons-react';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { PopoverMenu } from 'shared-lib/ui/table';
import styles from './CommunityActions.module.css';
import { lifecycleActions } from './lifecycleActions.ts';
import { lifecyclePrefetch, useLifecycleDialog } from './useLifecycleDialog.tsx';

/** A menu of actions on a community as a whole. */
export function CommunityActions({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const ask = useLifecycleDialog();
  const label = t('lifecycle.actionsOf', { name: community.propertyName || unknownProperty });
  return (
    <PopoverMenu
      label={label}
      buttonLabel={label}
      face={
        <>
          {t('lifecycle.actions')}
          <IconChevronDown size={16} aria-hidden />
        </>
      }
      onAhead={lifecyclePrefetch.onPointerEnter}
    >
      {lifecycleActions(community).map((action) => (
        <button
          key={action}
          type="button"
          className={styles.action}
          data-destructive={action === 'delete' || action === 'finishDeleting' || undefined}
          onClick={({ currentTarget }) => {
            // Focus first returns to the button, so that the dialog restores it there.
            currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            ask(action, [community]);
          }}
        >
          {t(`lifecycle.menu.${action}`)}
        </button>
      ))}
    </PopoverMenu>
  );
}
