/** As `newCode` makes them: 12 characters, none of which look alike. */
const code = /^[2-9a-hjkmnp-z]{12}$/;

/**
 * The code of a bin tag that was typed or pasted: `abc234def567`, `ABC234 DEF567`, or the printed address.
 * @returns the tag's id; null for other text
 */
export function tagCodeTyped(text: string): string | null {
  const last =
    text
      .trim()
      .replace(/[/?#]+$/, '')
      .split('/')
      .at(-1) ?? '';
  const typed = last.toLowerCase().replaceAll(/[\s-]/g, '');
  return code.test(typed) ? typed : null;
}
