import ts from 'typescript';
import { passageOf, type Passage, type PassageLine } from './passage.ts';

/** Comments for a tool. */
const directive =
  /^\s*(?:oxfmt|oxlint|@ts-|@jest|istanbul|global |webpack|stryker|Stryker|\/\s*<|#|@vite|@__PURE__|v8 |c8 )/;

/** After these, a slash divides; after any other token it begins a regular expression. */
const endsExpression = new Set([
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.BigIntLiteral,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.CloseParenToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.ThisKeyword,
  ts.SyntaxKind.SuperKeyword,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.PlusPlusToken,
  ts.SyntaxKind.MinusMinusToken,
  // A closing JSX tag, `</p>`, is more frequent than a comparison with a regular expression.
  ts.SyntaxKind.LessThanToken,
]);

interface Comment {
  /** The whole comment, including its delimiters. */
  readonly source: string;
  readonly at: number;
}

/**
 * The comments of TypeScript or JavaScript. Scans tokens instead of parsing, which is ten times as fast. The text of JSX elements is
 * scanned as code, so a `//` in one would count as a comment.
 */
function scanComments(source: string): Comment[] {
  const comments: Comment[] = [];
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, source);
  let previous = ts.SyntaxKind.Unknown;
  /** For each open template, how many braces are open in its substitution. */
  const templates: number[] = [];
  for (;;) {
    let token = scanner.scan();
    if (token === ts.SyntaxKind.EndOfFileToken) return comments;
    if (
      (token === ts.SyntaxKind.SlashToken || token === ts.SyntaxKind.SlashEqualsToken) &&
      !endsExpression.has(previous)
    ) {
      token = scanner.reScanSlashToken();
    } else if (token === ts.SyntaxKind.OpenBraceToken && templates.length > 0) {
      templates[templates.length - 1]! += 1;
    } else if (token === ts.SyntaxKind.CloseBraceToken && templates.length > 0) {
      if (templates.at(-1) === 0) {
        token = scanner.reScanTemplateToken(false);
        if (token === ts.SyntaxKind.TemplateTail) templates.pop();
      } else templates[templates.length - 1]! -= 1;
    } else if (token === ts.SyntaxKind.TemplateHead) templates.push(0);
    if (token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia) {
      comments.push({ source: scanner.getTokenText(), at: scanner.getTokenStart() });
    } else if (token !== ts.SyntaxKind.WhitespaceTrivia && token !== ts.SyntaxKind.NewLineTrivia) {
      previous = token;
    }
  }
}

const blockComments = (source: string): Comment[] =>
  [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map((match) => ({ source: match[0], at: match.index }));

/** Rules have neither block comments nor strings with `//`. */
const lineComments = (source: string): Comment[] =>
  [...source.matchAll(/(?<=^|\s)\/\/.*$/gm)].map((match) => ({ source: match[0], at: match.index }));

/**
 * Reads the prose of a source's comments: a block of `//` lines is one passage, and so are each paragraph and each tag of a block comment.
 * Comments for a tool, code examples and `@param`'s names are left out.
 * @param name the file's name, whose extension determines the language
 */
export function readComments(name: string, source: string): Passage[] {
  const comments = name.endsWith('.css')
    ? blockComments(source)
    : name.endsWith('.rules')
      ? lineComments(source)
      : /\/[/*]/.test(source)
        ? scanComments(source)
        : [];
  const lineOf = lineFinder(source);
  const found: Passage[] = [];
  let open: PassageLine[] = [];
  const close = () => {
    const passage = passageOf('comment', open);
    if (passage) found.push(passage);
    open = [];
  };
  for (const comment of comments) {
    const first = lineOf(comment.at);
    if (comment.source.startsWith('//')) {
      const words = comment.source.slice(2);
      const isAlone = /(^|\n)[^\S\n]*$/.test(source.slice(Math.max(0, comment.at - 200), comment.at));
      if (open.at(-1)?.line !== first - 1 || !isAlone) close();
      if (directive.test(words)) close();
      else open.push({ line: first, words });
      if (!isAlone) close();
      continue;
    }
    close();
    const lines = comment.source.replace(/^\/\*\*?|\*\/$/g, '').split('\n');
    if (directive.test(lines[0] ?? '')) continue;
    let inCode = false;
    lines.forEach((raw, index) => {
      const words = raw.replace(/^\s*\* ?/, '');
      if (/^\s*```/.test(words)) inCode = !inCode;
      const tag = /^\s*@(\w+)\s*(.*)$/.exec(words);
      if (tag || words.trim() === '' || inCode) close();
      if (inCode || /^\s*```/.test(words) || /^ {4,}\S/.test(words)) return;
      const text = tag ? (tag[1] === 'param' ? tag[2]!.replace(/^\S+\s*-?\s*/, '') : tag[2]!) : words;
      if (/^\s*[-*] /.test(words)) close();
      open.push({ line: first + index, words: text.replace(/^\s*[-*] /, '') });
    });
    close();
  }
  close();
  return found;
}

/** Finds the line of an offset; offsets must ascend. */
function lineFinder(source: string): (offset: number) => number {
  let line = 1;
  let seen = 0;
  return (offset) => {
    for (
      let next = source.indexOf('\n', seen);
      next >= 0 && next < offset;
      next = source.indexOf('\n', seen)
    ) {
      line += 1;
      seen = next + 1;
    }
    return line;
  };
}
