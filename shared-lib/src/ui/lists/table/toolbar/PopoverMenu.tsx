import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { tabAfterKey } from '../../../base/tabAfterKey.ts';
import { placeBelow } from '../rows/placeBelow.ts';
import styles from './PopoverMenu.module.css';

interface PopoverMenuProps {
  /** What the menu is called. */
  label: string;
  /** What its button shows. */
  face: ReactNode;
  /** `plain` has a border, `icon` is nothing but its face. */
  look?: 'plain' | 'icon';
  /** What the button is called where its face doesn't say it. */
  buttonLabel?: string;
  /** Is called when the menu may be opened soon. */
  onAhead?: () => void;
  /** What is in the menu; it is drawn while the menu is open. What closes it calls `hidePopover` of the `[popover]` around it. */
  children: ReactNode;
}

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('button:enabled, input:enabled, a[href]') ?? []),
];

/**
 * A button with a menu below it, which closes with Escape, a press elsewhere, or when the focus goes elsewhere. The arrow keys, Home
 * and End move through it; whatever closes it from within leaves the focus on the button.
 */
export function PopoverMenu(props: PopoverMenuProps) {
  const { label, face, look = 'plain', buttonLabel, onAhead, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

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
    // The button closes the menu by itself, and a window that loses the focus doesn't close it.
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
          if (newState === 'open') placeBelow(currentTarget, button.current);
          // Before what is in the menu goes, and the focus with it.
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
