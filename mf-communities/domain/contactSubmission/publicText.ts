import * as z from 'shared-lib/domain/schema';

/**
 * Characters that no one types: lone surrogates, control characters other than a line feed, and those that change
 * text direction.
 */
const hidden = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** A stranger's text, ready to store and show. Markup stays as text, because it is never rendered as anything else. */
export const normalizePublicText = (typed: string): string =>
  typed
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(hidden, '')
    .trim();

/** Some lines that a stranger typed, of bounded length. */
export const publicLines = (maxLength: number) =>
  z.string().check(z.overwrite(normalizePublicText), z.maxLength(maxLength));
