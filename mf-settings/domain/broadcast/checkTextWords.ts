import { type BroadcastKind, type WordsProblem, checkTemplate } from 'shared-lib/domain';
import { placeholdersOf } from './placeholders.ts';

/** As long as carriers take a text. */
export const maxTextLength = 1600;

/** The same of the words of a text, as it may be sent. */
export const checkWords = (kind: BroadcastKind, words: string): WordsProblem | null =>
  checkTemplate(words, placeholdersOf[kind], maxTextLength);
