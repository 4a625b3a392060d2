const ownMeaning = 'a, button, input, label, select, textarea, [role="button"]';

/**
 * Opens the clicked row as a click on its name would, including modifier keys for a new tab. A click that
 * ends a text selection does nothing.
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
