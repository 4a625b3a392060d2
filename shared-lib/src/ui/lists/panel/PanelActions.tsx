import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useListTexts } from '../records/useListFormatters.ts';
import { PopoverAction } from '../table/toolbar/PopoverAction.tsx';
import { PopoverMenu } from '../table/toolbar/PopoverMenu.tsx';
import styles from './PanelActions.module.css';

/** An action on a record: a button, or a link such as a phone number. */
export interface PanelAction {
  readonly id: string;
  readonly label: string;
  /** Its accessible name, if the label isn't enough. */
  readonly name?: string;
  readonly onAction?: () => void;
  /** Where it leads instead. Links come first, before the menu. */
  readonly href?: string;
  /** Handlers that load its dialog ahead. */
  readonly ahead?: object;
  /** Whether it is being saved. */
  readonly isRunning?: boolean;
  readonly isBlocked?: boolean;
  /** Whether it is never primary. */
  readonly isQuiet?: boolean;
}

interface PanelActionsProps {
  /** In order of importance; the first is primary, unless it is quiet. */
  actions: readonly PanelAction[];
  /** Whether all are blocked. */
  isBusy?: boolean;
  /** Buttons other than the record's steps, such as one that prints it. */
  children?: ReactNode;
}

/** Number of actions shown next to the menu, and the maximum number without a menu. */
const besideMenu = 2;
const withoutMenu = 3;

/** A record's actions, at the bottom of its panel: the next ones, and a menu with the rest. */
export function PanelActions({ actions, isBusy = false, children }: PanelActionsProps) {
  const { t } = useListTexts();
  if (actions.length === 0 && children === undefined) return null;
  const shown = actions.length > withoutMenu ? besideMenu : actions.length;
  const rest = actions.slice(shown);
  return (
    <div data-panel-actions="" className={styles.actions} role="group" aria-label={t('actions')}>
      {actions.slice(0, shown).map(({ id, label, name, onAction, href, ahead, ...act }, index) => {
        const look = {
          variant: index === 0 && act.isQuiet !== true ? 'filled' : 'default',
          'aria-label': name,
        };
        if (href !== undefined) {
          return (
            <Button key={id} {...look} component="a" href={href}>
              {label}
            </Button>
          );
        }
        return (
          <Button
            key={id}
            {...look}
            loading={act.isRunning === true}
            disabled={isBusy || act.isBlocked === true}
            onClick={onAction}
            {...ahead}
          >
            {label}
          </Button>
        );
      })}
      {rest.length > 0 && (
        <PopoverMenu
          label={t('moreActions')}
          buttonLabel={t('moreActions')}
          face={<IconDots size={18} aria-hidden />}
          isUpward
        >
          {rest.map(({ id, label, onAction, isBlocked = false }) => (
            <PopoverAction
              key={id}
              label={label}
              disabled={isBusy || isBlocked}
              onAction={() => onAction?.()}
            />
          ))}
        </PopoverMenu>
      )}
      {children !== undefined && <span className={styles.aside}>{children}</span>}
    </div>
  );
}
