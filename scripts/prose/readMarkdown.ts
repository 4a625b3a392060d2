import { passageOf, type Passage, type PassageLine } from './passage.ts';

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
