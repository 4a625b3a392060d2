import { codeMark, joinedWords, passageOf, type Passage, type PassageLine } from './passage.ts';
import { readComments } from './readComments.ts';
import { readTexts, stringsIn } from './readTexts.ts';
import ts from 'typescript';

/** Whether a file has texts in both languages next to each other, such as an email's texts. */
const hasBothLanguages = (source: string): boolean =>
  /\ben(?:: (?:\w+ )?=? ?\{| = \{|: ['"`{])/.test(source) &&
  /\bes(?:: (?:[\w ]+ )?=? ?\{| = \{|: ['"`{])/.test(source);

/** Reads the texts in such a file: the objects and strings named `en` and `es`. */
function readBothLanguages(source: string): Passage[] {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
  const found: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.initializer) {
      const name = node.name.getText(file);
      if (name === 'en' || name === 'es') {
        found.push(...stringsIn(node.initializer, file, name === 'en' ? 'text' : 'spanish'));
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The usage text of a command: a template literal in a constant whose name ends in "usage". */
const usage = /\b(?:const|let) \w*[uU]sage = `((?:[^`\\]|\\.)*)`/g;

/** An option or a command with its description; its first line is indented by two spaces, or begins with `--`. */
const isEntry = /^ {2}\S|^ +--/;

/** Reads the usage text of a command line: each paragraph is a passage, and each description of an option. */
function readUsage(source: string): Passage[] {
  const found: Passage[] = [];
  for (const { 1: text = '', index, 0: whole } of source.matchAll(usage)) {
    const first = source.slice(0, index + whole.indexOf('`')).split('\n').length;
    let lines: PassageLine[] = [];
    const finish = () => {
      const passage = passageOf('comment', lines);
      if (passage) found.push(passage);
      lines = [];
    };
    const plain = text.replace(/\$\{[^}]*\}/g, codeMark).split('\n');
    for (const [at, said] of plain.entries()) {
      if (said === '' || isEntry.test(said)) finish();
      // An option's name isn't prose.
      const words = said.replace(/^ +\S+(?: \S+)*? {2,}/, '');
      if (words !== '' && !words.startsWith('Usage:')) lines.push({ line: first + at, words });
    }
    finish();
  }
  return found;
}

/** The product's English texts: catalogs and help articles. */
const hasTexts = /(?:^|\/)texts\/(?:.*\/)?en\.ts$|^shell\/src\/docs\/articles\/en\//;

/** The same in Spanish. */
const hasSpanish = /(?:^|\/)texts\/(?:.*\/)?es\.ts$|^shell\/src\/docs\/articles\/es\//;

const isTest = /\.(?:test|spec|fixture)\.tsx?$|^e2e\/|^backend\/seed\//;

const flat = (words: string): string => words.replace(/[’`]/g, "'").replace(/\s+/g, ' ').trim();

/** A line that begins a passage even though no blank line precedes it. */
const opener = /^\s*(?:#{1,6} |[-*+] |\d+[.)] |> ?)/;

/**
 * Splits Markdown into paragraphs, headings, list items and table cells. Fenced and indented code, HTML comments, tables' rules and
 * link definitions are left out.
 */
export function readMarkdown(source: string): Passage[] {
  const found: Passage[] = [];
  let open: PassageLine[] = [];
  const close = () => {
    const passage = passageOf('markdown', joinedCode(open));
    if (passage) found.push(passage);
    open = [];
  };
  let fence = '';
  const lines = source.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, '')).split('\n');
  lines.forEach((words, index) => {
    const line = index + 1;
    const mark = /^\s*(```+|~~~+)/.exec(words)?.[1];
    if (mark !== undefined) {
      close();
      if (fence === '') fence = mark;
      else if (mark.startsWith(fence)) fence = '';
    } else if (fence !== '') {
      // Code.
    } else if (/^\s*$/.test(words) || /^\[[^\]]+\]: /.test(words)) {
      close();
    } else if (/^\s*\|/.test(words)) {
      close();
      if (/^[\s|:-]+$/.test(words)) return;
      for (const cell of words.split(/(?<!\\)\|/)) {
        open = [{ line, words: cell }];
        close();
      }
    } else if (/^ {4,}\S/.test(words) && open.length === 0 && !opener.test(words)) {
      // Indented code.
    } else {
      if (opener.test(words)) close();
      open.push({ line, words: words.replace(opener, '').replace(/^\[[ x]\] /, '') });
      if (/^#{1,6} /.test(words)) close();
    }
  });
  close();
  return found;
}

/** Puts a code span that a line break divides on its first line, so that it's recognized. */
function joinedCode(lines: readonly PassageLine[]): PassageLine[] {
  const joined: PassageLine[] = [];
  for (const { line, words } of lines) {
    const last = joined.at(-1);
    if (last && (last.words.split('`').length - 1) % 2 === 1) {
      const end = words.indexOf('`');
      if (end >= 0) {
        joined[joined.length - 1] = { line: last.line, words: `${last.words} ${words.slice(0, end + 1)}` };
        joined.push({ line, words: words.slice(end + 1) });
        continue;
      }
    }
    joined.push({ line, words });
  }
  return joined;
}

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
