import { randomInt } from 'node:crypto';

/** Without characters that look alike in print, so that a scratched code can still be typed. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 12;

/**
 * A code for printing that can't be guessed: there are 31^12 ≈ 2^59 codes, of which a large business has
 * 2^17. Someone who tries a thousand a second finds one in a hundred years.
 */
export const newCode = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
