import { useEffect, type RefObject } from 'react';

/** The page's dialogs; the card is one too. */
const dialogs = '[role="dialog"], [role="alertdialog"]';

/**
 * Focuses a button when the card appears, and once more for each dialog that takes focus after that. A dialog
 * that opens with the step takes focus when it is ready, which on a slow machine is after the card.
 * Once the user has pressed something, focus is up to them.
 * @param button in the card
 */
export function useCardFocus(button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const target = button.current;
    const card = target?.closest(dialogs);
    if (!target || !card) return;
    const held = new WeakSet<Element>();
    const watching = new AbortController();
    const { signal } = watching;
    const hold = ({ target: taker }: FocusEvent) => {
      const dialog = taker instanceof Element ? taker.closest(dialogs) : null;
      if (!dialog || dialog === card || held.has(dialog)) return;
      held.add(dialog);
      target.focus({ preventScroll: true });
    };
    document.addEventListener('focusin', hold, { signal });
    for (const act of ['keydown', 'pointerdown'] as const) {
      document.addEventListener(act, () => watching.abort(), { capture: true, signal });
    }
    target.focus({ preventScroll: true });
    return () => watching.abort();
  }, [button]);
}
