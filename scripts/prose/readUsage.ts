import { codeMark, passageOf, type Passage, type PassageLine } from './passage.ts';

/** The usage text of a command: a template in a constant named for it. */
const usage = /\b(?:const|let) \w*[uU]sage = `((?:[^`\\]|\\.)*)`/g;

/** An option or a command with its description; its first line is indented by two spaces, or begins with `--`. */
const isEntry = /^ {2}\S|^ +--/;

/** Reads the usage text of a command line: each paragraph is a passage, and each description of an option. */
export function readUsage(source: string): Passage[] {
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
