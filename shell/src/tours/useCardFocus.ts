import { useEffect, type RefObject } from 'react';

/** What a page calls a dialog; the card itself is one as well. */
const dialogs = '[role="dialog"], [role="alertdialog"]';

/**
 * Gives the focus to a button of a tour's card when the card comes, and once more from each dialog of the page that takes it then by
 * itself: one that opens along with the step takes the focus when it is ready, which on a busy machine is after the card. Once the person
 * has pressed something, they decide.
 * @param button of the card, in which it stands
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
