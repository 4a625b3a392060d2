import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { useOpenFromAddress } from 'shared-lib/ui';
import { PopoverAction, PopoverMenu } from 'shared-lib/ui/table';
import { nameOfMember } from '../people/agentOf.ts';
import { lifecycleActions, type ListedMember } from './lifecycleActions.ts';
import { lifecyclePrefetch, useLifecycleDialog } from './useLifecycleDialog.tsx';

interface MemberActionsProps {
  member: ListedMember;
  /** Labeled on a page; three dots in a list's row. */
  look: 'word' | 'dots';
}

/** Opens the dialog in the page's address (`?ask=reactivate`): the upgrade flow links back to it. */
function AskedInAddress({ member }: Pick<MemberActionsProps, 'member'>) {
  const ask = useLifecycleDialog();
  const actions = lifecycleActions(member, useAccount());
  useOpenFromAddress('ask', (requested) => {
    const action = actions.find((possible) => possible === requested);
    if (action !== undefined) ask(action, member);
    return action !== undefined;
  });
  return null;
}

/** A menu of lifecycle actions on a member. Renders nothing if there are none. */
export function MemberActions({ member, look }: MemberActionsProps) {
  const { t } = useTexts('mf-team');
  const ask = useLifecycleDialog();
  const actions = lifecycleActions(member, useAccount());
  if (actions.length === 0) return null;
  const label = t('lifecycle.actionsOf', { name: nameOfMember(member, t) });
  const word = (
    <>
      {t('lifecycle.actions')}
      <IconChevronDown size={16} aria-hidden />
    </>
  );
  return (
    <>
      {look === 'word' && <AskedInAddress member={member} />}
      <PopoverMenu
        label={label}
        buttonLabel={label}
        look={look === 'dots' ? 'icon' : 'plain'}
        face={look === 'dots' ? <IconDots size={18} aria-hidden /> : word}
        onAhead={lifecyclePrefetch.onPointerEnter}
      >
        {actions.map((action) => (
          <PopoverAction
            key={action}
            label={t(`lifecycle.menu.${action}`)}
            isDestructive={action === 'delete'}
            onAction={() => ask(action, member)}
          />
        ))}
      </PopoverMenu>
    </>
  );
}
