import type { Passage } from './passage.ts';
import { hasBothLanguages, readBothLanguages } from './readBothLanguages.ts';
import { readComments } from './readComments.ts';
import { readMarkdown } from './readMarkdown.ts';
import { readTexts } from './readTexts.ts';
import { readUsage } from './readUsage.ts';
import { joinedWords } from './sentences.ts';

/** The product's English texts: catalogs and help articles. */
const hasTexts = /(?:^|\/)texts\/(?:.*\/)?en\.ts$|^shell\/src\/docs\/articles\/en\//;

/** The same in Spanish. */
const hasSpanish = /(?:^|\/)texts\/(?:.*\/)?es\.ts$|^shell\/src\/docs\/articles\/es\//;

const isTest = /\.(?:test|spec|fixture)\.tsx?$|^e2e\/|^backend\/seed\//;

const flat = (words: string): string => words.replace(/[’`]/g, "'").replace(/\s+/g, ' ').trim();

/**
 * All prose of one file.
 * @param specification the specification's Markdown. Texts taken from it verbatim are left out.
 */
export function readPassages(file: string, source: string, specification: string): Passage[] {
  if (file.endsWith('.md')) return readMarkdown(source);
  const comments = [...readUsage(source), ...readComments(file, source)];
  if (hasSpanish.test(file)) return [...readTexts(source, 'spanish'), ...comments];
  const isCatalog = hasTexts.test(file);
  if (!isCatalog && (isTest.test(file) || !hasBothLanguages(source))) return comments;
  const given = flat(specification);
  const texts = isCatalog ? readTexts(source) : readBothLanguages(source);
  return [...texts.filter((passage) => !given.includes(flat(joinedWords(passage)))), ...comments];
}
