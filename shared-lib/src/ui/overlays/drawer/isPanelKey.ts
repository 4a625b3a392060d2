import { isTyping } from '../../base/keys/isTyping.ts';

/** What closes by Escape on its own. */
const closing = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** What Escape closes while it has the focus: an open menu or list, and the button or field that opened it. */
const popups = '[role="menu"], [role="listbox"], [popover], [aria-expanded="true"]';

/**
 * Whether a key press closes a side panel: Escape, unless something on top of it is open or someone types in
 * the page next to it. Call it while the event is captured, before anything has closed.
 * @param panel the open panel; null if it isn't shown yet
 */
export function isPanelKey(
  { key, isComposing, target }: Pick<KeyboardEvent, 'key' | 'isComposing' | 'target'>,
  panel: Element | null,
): boolean {
  if (key !== 'Escape' || isComposing || panel === null) return false;
  const others = [...document.querySelectorAll(closing)].filter((dialog) => dialog !== panel);
  if (others.length > 0) return false;
  // The panel that was opened last is on top.
  const panels = document.querySelectorAll('[data-side-panel][data-open]');
  if (panels.length > 0 && panels[panels.length - 1] !== panel) return false;
  if (!(target instanceof Element)) return true;
  return target.closest(popups) === null && (panel.contains(target) || !isTyping(target));
}
