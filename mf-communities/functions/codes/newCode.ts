import { randomInt } from 'node:crypto';

/** Without those that look alike in print, so that a scratched code can still be typed. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 12;

/**
 * What is printed as a code, and cannot be guessed: 31^12 codes are 2^59, of which a large business has 2^17. So someone who tries a
 * thousand a second finds one in a hundred years.
 */
export const newCode = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
