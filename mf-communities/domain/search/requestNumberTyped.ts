import { requestNumberPattern } from '../contactSubmission/requestNumber.ts';

/**
 * The request number that a person typed: `7k3p9q`, `7K3 P9Q` and `#7k3-p9q` are `7K3-P9Q`. Letters alone are one only
 * with a dash, since most names of six letters could be numbers.
 * @returns as `newRequestNumber` makes it; null for other text
 */
export function requestNumberTyped(text: string): string | null {
  const typed = text.trim().replace(/^#\s*/, '').toUpperCase();
  const [, first, dash, second] = /^(\w{3})([\s-]?)(\w{3})$/.exec(typed) ?? [];
  const number = `${first}-${second}`;
  if (!requestNumberPattern.test(number)) return null;
  return dash === '-' || /\d/.test(number) ? number : null;
}
