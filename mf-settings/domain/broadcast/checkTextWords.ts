import { type BroadcastKind, type WordsProblem, checkTemplate } from 'shared-lib/domain';
import { placeholdersOf } from './placeholders.ts';

/** The longest text that carriers accept. */
export const maxTextLength = 1600;

/** The error in a text's content, or null if it can be sent. */
export const checkWords = (kind: BroadcastKind, words: string): WordsProblem | null =>
  checkTemplate(words, placeholdersOf[kind], maxTextLength);
