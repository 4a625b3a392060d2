import ts from 'typescript';
import type { Passage } from './passage.ts';
import { stringsIn } from './readTexts.ts';

/** Whether a file has texts in both languages next to each other, such as the words of an email. */
export const hasBothLanguages = (source: string): boolean =>
  /\ben(?:: (?:\w+ )?=? ?\{| = \{|: ['"`{])/.test(source) &&
  /\bes(?:: (?:[\w ]+ )?=? ?\{| = \{|: ['"`{])/.test(source);

/** Reads the texts under the names `en` and `es` of such a file: objects, and strings. */
export function readBothLanguages(source: string): Passage[] {
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
