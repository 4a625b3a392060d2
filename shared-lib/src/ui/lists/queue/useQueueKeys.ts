import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isTyping } from '../../base/keys/isTyping.ts';
import { areSingleKeysOn } from '../../base/keys/singleKeys.ts';
import { queueKey, type QueueAct, type QueueActs } from './queueKey.ts';

/** A queue that is worked off by keys; `QueueHelp` shows which. */
export interface Queue {
  /** For the element that holds the queue, such as a panel's content: keys wait while a dialog is open that doesn't hold it. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly acts: readonly QueueAct[];
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
 * Works off a queue by keys: J goes to the next that waits, K to the one before, a letter each for the acts, `?` shows them. No key fires
 * while someone types, while a dialog lies above, or where keys without Ctrl are turned off.
 * @param isActive whether the keys are in use
 */
export function useQueueKeys({ isActive, ...queue }: QueueActs & { readonly isActive: boolean }): Queue {
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
    // Before those of the page, which listen where the event comes to last.
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);

  return {
    root,
    acts: queue.acts,
    isHelpOpen,
    openHelp: () => setHelpOpen(true),
    closeHelp: () => setHelpOpen(false),
  };
}
