import * as z from 'zod/mini';

/** What nobody types: halves of letters, control letters other than a new line, and what turns the direction of others around. */
const hidden = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** What a stranger typed, so that it can be kept and shown: markup stays words, since nothing shows it as anything else. */
export const tidiedText = (typed: string): string =>
  typed
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(hidden, '')
    .trim();

/** Some lines that a stranger typed, of bounded length. */
export const publicLines = (maxLength: number) =>
  z.string().check(z.overwrite(tidiedText), z.maxLength(maxLength));
