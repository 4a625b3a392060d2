import { useId, useRef, useState, type ReactNode } from 'react';
import { placeBelow } from './placeBelow.ts';
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

/** A button with a menu below it, which closes with Escape or a press elsewhere. */
export function PopoverMenu(props: PopoverMenuProps) {
  const { label, face, look = 'plain', buttonLabel, onAhead, children } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
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
      >
        {face}
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className={styles.menu}
        onBeforeToggle={({ newState, currentTarget }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open' && button.current) placeBelow(currentTarget, button.current);
        }}
      >
        {isOpen && children}
      </div>
    </>
  );
}
