import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { tabAfterKey } from '../../../base/tabs/tabAfterKey.ts';
import { placeAbove, placeBelow } from '../rows/placeBelow.ts';
import styles from './PopoverMenu.module.css';

interface PopoverMenuProps {
  /** Accessible name of the menu. */
  label: string;
  /** The button's content. */
  face: ReactNode;
  /** `plain` has a border, `icon` only its content. */
  look?: 'plain' | 'icon';
  /** Accessible name of the button, if its content isn't enough. */
  buttonLabel?: string;
  /** Whether the menu opens above the button, for one at the bottom of the window. */
  isUpward?: boolean;
  /** Called when the menu may be opened soon. */
  onAhead?: () => void;
  /** The menu's content, rendered while open, such as `PopoverAction`s. */
  children: ReactNode;
}

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('button:enabled, input:enabled, a[href]') ?? []),
];

/**
 * A button with a menu below it, which closes on Escape, on a click elsewhere, or when focus leaves. Arrow
 * keys, Home and End move through it. Closing it from within returns focus to the button.
 */
export function PopoverMenu(props: PopoverMenuProps) {
  const { label, face, look = 'plain', buttonLabel, isUpward = false, onAhead, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const place = isUpward ? placeAbove : placeBelow;

  const move = (event: KeyboardEvent) => {
    const items = itemsOf(menu.current);
    if (items.length === 0) return;
    const index = items.findIndex((item) => item === document.activeElement);
    const next = tabAfterKey(event.key, index, items.length, 'column');
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  const openDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (isOpen) itemsOf(menu.current)[0]?.focus();
    else menu.current?.showPopover();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    // The button closes the menu itself, and a window that loses focus doesn't close it.
    if (relatedTarget === null || relatedTarget === button.current) return;
    if (!menu.current?.contains(relatedTarget)) menu.current?.hidePopover();
  };

  return (
    <>
      <button
        type="button"
        ref={button}
        className={styles.button}
        data-look={look}
        aria-label={buttonLabel}
        popoverTarget={id}
        onPointerEnter={onAhead}
        onFocus={onAhead}
        onKeyDown={openDown}
      >
        {face}
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
          if (!button.current) return;
          if (newState === 'open') place(currentTarget, button.current);
          // Before the menu's content unmounts, and focus with it.
          else if (currentTarget.contains(document.activeElement)) button.current.focus();
        }}
        onToggle={({ newState }) => newState === 'open' && itemsOf(menu.current)[0]?.focus()}
      >
        {isOpen && (
          <div role="presentation" onKeyDown={move} onBlur={leave}>
            {children}
          </div>
        )}
      </div>
    </>
  );
}
