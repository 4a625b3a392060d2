import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isTyping } from '../../base/keys/isTyping.ts';
import { areSingleKeysOn } from '../../base/keys/singleKeys.ts';
import { queueKey, type QueueAction, type QueueActions } from './queueKey.ts';

/** A queue with keyboard shortcuts; `QueueHelp` lists them. */
export interface Queue {
  /**
   * A ref for the queue's element, such as a panel's content: shortcuts are off while a dialog that doesn't
   * contain it is open.
   */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly actions: readonly QueueAction[];
  readonly isHelpOpen: boolean;
  readonly openHelp: () => void;
  readonly closeHelp: () => void;
}

const isBehindDialog = (root: Element | null): boolean =>
  [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].some(
    (dialog) => !dialog.contains(root),
  );

const isInMenu = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="menu"], [role="listbox"]') !== null;

/**
 * Keyboard shortcuts for a queue: J goes to the next waiting record, K to the previous, each action has a
 * letter, and `?` lists them. They are off while typing, under a dialog, or if single-key shortcuts are
 * turned off.
 * @param isActive whether the shortcuts are on
 */
export function useQueueKeys({ isActive, ...queue }: QueueActions & { readonly isActive: boolean }): Queue {
  const root = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);

  const take = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target) || isInMenu(event.target) || isBehindDialog(root.current)) return;
    if (!areSingleKeysOn()) return;
    const meant = queueKey(event, queue);
    if (meant === null) return;
    event.preventDefault();
    // The page's own help must not open as well.
    event.stopImmediatePropagation();
    if (meant === 'help') setHelpOpen(true);
    else meant();
  });

  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => take(event);
    // On `document`, so it runs before the page's own listener on `window`.
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);

  return {
    root,
    actions: queue.actions,
    isHelpOpen,
    openHelp: () => setHelpOpen(true),
    closeHelp: () => setHelpOpen(false),
  };
}
