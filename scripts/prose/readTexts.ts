import ts from 'typescript';
import { codeMark, passageOf, type Passage, type PassageKind } from './passage.ts';

type Language = Extract<PassageKind, 'text' | 'spanish'>;

/**
 * Reads the strings of a text catalog or of a help article. A template is one passage, in which each substitution counts as a word; strings
 * inside a substitution, such as a label, are left out, since the label's own catalog has them.
 * @param kind the language of the texts
 */
export function readTexts(source: string, kind: Language = 'text'): Passage[] {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
  return stringsIn(file, file, kind);
}

/** The same for a part of a file. */
export function stringsIn(part: ts.Node, file: ts.SourceFile, kind: Language): Passage[] {
  const found: Passage[] = [];
  const add = (node: ts.Node, text: string) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    const words = text.replace(/\{\{[^}]*\}\}/g, codeMark);
    const passage = passageOf(
      kind,
      words.split('\n').map((one, index) => ({ line: line + index, words: one })),
    );
    if (passage) found.push(passage);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isPropertyAssignment(node)) {
      // Ids of sections are addresses.
      if (node.name.getText(file) !== 'id') visit(node.initializer);
    } else if (ts.isStringLiteralLike(node)) {
      add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(codeMark));
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(part);
  return found;
}
