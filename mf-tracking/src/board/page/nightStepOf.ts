/** Where a key means something else: what is typed into, and what lies over the page. */
const ownKeys = 'input, textarea, select, [contenteditable="true"], [role="dialog"], dialog, [role="menu"]';

/**
 * The night to which a key leads: Shift with an arrow, as long as nothing else takes it.
 * @returns 1 for the next, -1 for the one before, null for none
 */
export function nightStepOf(event: KeyboardEvent): 1 | -1 | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (!shiftKey || ctrlKey || metaKey || altKey || defaultPrevented) return null;
  if (target instanceof Element && target.closest(ownKeys)) return null;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : null;
}
