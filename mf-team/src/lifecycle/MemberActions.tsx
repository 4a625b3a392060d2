import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useAccount } from 'shared-lib/data';
import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { placeBelow } from 'shared-lib/ui/table';
import { prefetchLifecycle, useAskLifecycle } from './LifecycleHost.tsx';
import { lifecycleActions } from './lifecycleActions.ts';
import styles from './MemberActions.module.css';

interface MemberActionsProps {
  member: TeamMember;
  /** A word on a page, three dots in a row. */
  look: 'word' | 'dots';
}

/** What can be done with a member's place in the team, behind one button; nothing where there is nothing to do. */
export function MemberActions({ member, look }: MemberActionsProps) {
  const { t } = useTexts('mf-team');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const ask = useAskLifecycle();
  const actions = lifecycleActions(member, useAccount());
  if (actions.length === 0) return null;
  const label = t('lifecycle.actionsOf', { name: member.fullName || t('unnamed') });
  return (
    <>
      <button
        type="button"
        ref={button}
        className={styles.button}
        data-look={look}
        aria-label={label}
        popoverTarget={id}
        onPointerEnter={prefetchLifecycle}
        onFocus={prefetchLifecycle}
      >
        {look === 'dots' ? (
          <IconDots size={18} aria-hidden />
        ) : (
          <>
            {t('lifecycle.actions')}
            <IconChevronDown size={16} aria-hidden />
          </>
        )}
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.menu}
        onBeforeToggle={({ newState, currentTarget }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open' && button.current) placeBelow(currentTarget, button.current);
        }}
      >
        {isOpen &&
          actions.map((action) => (
            <button
              key={action}
              type="button"
              className={styles.action}
              data-destructive={action === 'delete' || undefined}
              onClick={() => {
                // The focus goes back to the button first, so that the dialog gives it back there.
                menu.current?.hidePopover();
                ask(action, member);
              }}
            >
              {t(`lifecycle.menu.${action}`)}
            </button>
          ))}
      </div>
    </>
  );
}
