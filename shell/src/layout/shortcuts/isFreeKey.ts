import { areSingleKeysOn, isTyping } from 'shared-lib/ui';

const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="menu"], [role="listbox"]') !== null;

/** Whether a modal dialog is open, so shortcuts that would leave it must wait. */
export const isModalOpen = (): boolean =>
  document.querySelector('dialog:modal, [aria-modal="true"]') !== null;

/**
 * Whether a key press may be a shortcut without Ctrl or ⌘: such shortcuts are enabled (WCAG 2.1.4), and
 * nothing else handles it, such as a field, a menu or a dialog.
 */
export const isFreeKey = ({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented &&
  !isTyping(target) &&
  !isInMenu(target) &&
  !isModalOpen() &&
  areSingleKeysOn();
