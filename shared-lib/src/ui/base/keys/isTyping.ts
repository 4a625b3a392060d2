/** Kinds of `input` that take no text. */
const withoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Whether a key that is pressed here is part of a text that someone writes. */
export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !withoutText.includes(target.type);
  return target instanceof Element && target.closest('textarea, select, [contenteditable]') !== null;
}
