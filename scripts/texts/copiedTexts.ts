import ts from 'typescript';
import { codeMark } from '../prose/passage.ts';

/** Shorter texts are labels, by which tests find a control, unless they end like a sentence of at least three words. */
const leastWords = 4;

/** The product's texts in lower case, prepared once for all tests. */
export interface KnownTexts {
  /** Joined by line breaks. */
  readonly all: string;
  /** The specification, whose labels and messages tests quote. */
  readonly given: string;
  /** The long enough parts around values, by their first word. */
  readonly runs: ReadonlyMap<string, readonly string[]>;
}

/** @param texts with `codeMark` for each value; without those that the specification gives */
export function knownTexts(texts: readonly string[], specification: string): KnownTexts {
  const runs = new Map<string, string[]>();
  const folded = texts.map((text) => flat(text).toLowerCase());
  for (const run of new Set(folded.flatMap((text) => runsOf(text.split(codeMark))))) {
    const [first = ''] = run.split(' ');
    runs.set(first, [...(runs.get(first) ?? []), run]);
  }
  return { all: [...new Set(folded)].join('\n'), given: flat(specification).toLowerCase(), runs };
}

/**
 * Finds sentences of the product that a test has copied. These are strings, templates and regular expressions with so many words that are
 * part of a text, or contain such a part of a text with values. Titles of tests and steps may say the same as the page.
 * @param source a test
 * @returns one finding per literal, such as `e2e/specs/team/specialists.spec.ts:12 copies "Has served here on"; use textOf or patternOf`
 */
export function findCopiedTexts(file: string, source: string, { all, given, runs }: KnownTexts): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const findings: string[] = [];
  const isCopied = (part: string) => {
    const folded = part.toLowerCase();
    if (given.includes(folded)) return false;
    const hasRun = (word: string) => runs.get(word)?.some((run) => folded.includes(run)) ?? false;
    return all.includes(folded) || folded.split(' ').some(hasRun);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const copied = runsOf(partsOf(node)).find(isCopied);
    if (copied !== undefined && !isTitle(node)) {
      const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      findings.push(`${file}:${line} copies "${copied}"; use textOf or patternOf`);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return findings;
}

const flat = (text: string): string => text.replace(/’/g, "'").replace(/\s+/g, ' ').trim();

/** The parts that are long enough, without signs before the first word. */
const runsOf = (parts: readonly string[]): string[] =>
  parts
    .map((part) => flat(part).replace(/^[^\p{L}\p{N}(]+/u, ''))
    .filter((part) => {
      const words = part.split(' ').filter((word) => /\p{L}/u.test(word)).length;
      return words >= leastWords || (words === leastWords - 1 && /[.?!]$/.test(part));
    });

/** The literal parts of a string, template or regular expression; none of other nodes. */
function partsOf(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (!ts.isRegularExpressionLiteral(node)) return [];
  return node.text
    .slice(1, node.text.lastIndexOf('/'))
    .split(/\\[bBdDsSwW()[\]]|\\[pP]\{\w+\}|\[[^\]]*\]|(?<!\\)[.()|^$?*+]|(?<!\\)\{[\d,]+\}/)
    .map((part) => part.replace(/\\(.)/g, '$1'));
}

/** Whether a literal is the title of a test or a step, or the message of an expectation. */
const isTitle = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^(?:test|expect)(?:\.\w+)*$/.test(parent.expression.getText());
