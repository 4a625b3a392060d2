const ownMeaning = 'a, button, input, label, select, textarea, [role="button"]';

/**
 * Opens the row in which a click landed beside its controls, as a click on its name does, keys that open a new tab included.
 * A click that ends the marking of text opens nothing.
 */
export function openRow(click: MouseEvent) {
  const target = click.target as Element;
  if (click.defaultPrevented || target.closest(ownMeaning)) return;
  if (window.getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey } = click;
  target
    .closest('[data-index]')
    ?.querySelector('[data-open]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
