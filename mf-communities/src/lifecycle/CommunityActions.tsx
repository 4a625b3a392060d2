import { IconChevronDown } from '@tabler/icons-react';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { PopoverAction, PopoverMenu } from 'shared-lib/ui/table';
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
        <PopoverAction
          key={action}
          label={t(`lifecycle.menu.${action}`)}
          isDestructive={action === 'delete' || action === 'finishDeleting'}
          onAct={() => ask(action, [community])}
        />
      ))}
    </PopoverMenu>
  );
}
