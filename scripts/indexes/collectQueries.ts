import ts from 'typescript';
import { Evaluator, type Caller, type Given } from './Evaluator.ts';
import { isUnsupported, isChained, addsIndexNeed } from './firestoreCalls.ts';
import { Names } from './Names.ts';
import type { Sources } from './sources.ts';
import { UnknownError, type Arguments, type FunctionNode, type QueryShape } from './values.ts';

/** A query in the sources. */
export interface FoundQuery {
  readonly shape: QueryShape;
  /** `file:line` of the calls that add its conditions and orders. */
  readonly places: readonly string[];
}

export interface Collected {
  readonly queries: readonly FoundQuery[];
  /** A sentence per place whose queries aren't all known. */
  readonly gaps: readonly string[];
}

/** Facts the sources don't contain. */
interface ExternalFacts {
  /** As for `Names`. */
  readonly hooks: ReadonlyMap<string, number>;
  /** Arguments of functions with untraceable callers, by `file name`. */
  readonly given: Readonly<Record<string, readonly Arguments[]>>;
}

/**
 * Collects the sources' Firestore queries, of either SDK, that have a condition or an order. A query built from parameters is followed to
 * its callers. A query that is extended also counts, because it could run without the extension.
 */
export function collectQueries(sources: Sources, { hooks, given: facts }: ExternalFacts): Collected {
  const given: Given = new Map(
    Object.entries(facts).map(([name, calls]) => [functionAt(name, sources), calls]),
  );
  const names = new Names(sources, hooks);
  const { roots, sites, beyond } = findQueries(sources, names);
  const queries = new Map<string, FoundQuery>();
  const found = new Set<ts.Node>();
  const gaps = new Set(
    beyond.map((node) => `${sources.placeOf(node)}: ${node.getText()} can't be analyzed.`),
  );
  const gap = (root: ts.Node, node: ts.Node) =>
    gaps.add(`${sources.placeOf(root)}: ${textOf(node)} is unknown (${sources.placeOf(node)}).`);

  const callersOf = (fn: FunctionNode): readonly Caller[] => {
    const known = given.get(fn);
    if (known) return known.map((args) => ({ given: args }));
    const { calls, isPassedOn } = names.callsOf(fn);
    return isPassedOn ? [...calls, null] : calls;
  };
  const follow = (root: ts.Expression, callers: ReadonlyMap<FunctionNode, Caller>): void => {
    try {
      for (const value of new Evaluator(names, given, callers).valuesOf(root)) {
        if (value.kind !== 'query' || value.sites.length === 0) continue;
        for (const site of value.sites) found.add(site);
        const places = [...new Set(value.sites.map(sources.placeOf))];
        queries.set(JSON.stringify([value.shape, places]), { shape: value.shape, places });
      }
    } catch (error) {
      if (!(error instanceof UnknownError)) throw error;
      const { node, parameterOf } = error.unknown;
      if (parameterOf === null || callers.has(parameterOf)) gap(root, node);
      else
        for (const caller of callersOf(parameterOf)) follow(root, new Map(callers).set(parameterOf, caller));
    }
  };
  for (const root of roots) follow(root, new Map());
  for (const site of sites)
    if (!found.has(site)) gaps.add(`${sources.placeOf(site)}: no query with ${textOf(site)} is known.`);
  return { queries: [...queries.values()], gaps: [...gaps].sort() };
}

/** The expressions that create queries, the calls that add conditions and orders, and what is not understood. */
function findQueries({ files }: Sources, names: Names) {
  const roots = new Set<ts.Expression>();
  const sites: ts.CallExpression[] = [];
  const beyond: ts.Node[] = [];
  const libraryName = (node: ts.Node): string | null => {
    const meaning = ts.isIdentifier(node) ? names.meaningOf(node) : undefined;
    return meaning?.kind === 'library' ? meaning.name : null;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isUnsupported(node.text) && libraryName(node) !== null) beyond.push(node);
    if (ts.isCallExpression(node)) {
      const { expression: callee } = node;
      const isMethod = ts.isPropertyAccessExpression(callee) && addsIndexNeed(callee.name.text);
      const name = libraryName(callee);
      if (isMethod || (name !== null && addsIndexNeed(name))) sites.push(node);
      if (isMethod) roots.add(chainOf(node));
      if (name === 'query') roots.add(node);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) if (/\b(where|orderBy|query)\b/.test(file.text)) visit(file);
  return { roots, sites, beyond };
}

/** The whole method chain a call is part of. */
function chainOf(call: ts.CallExpression): ts.CallExpression {
  const { parent } = call;
  return ts.isPropertyAccessExpression(parent) &&
    ts.isCallExpression(parent.parent) &&
    isChained(parent.name.text)
    ? chainOf(parent.parent)
    : call;
}

/** The named function in a file. @throws Error if there is none */
function functionAt(place: string, { files, nameOf }: Sources): FunctionNode {
  const [path, name] = place.split(' ');
  const visit = (node: ts.Node): FunctionNode | undefined => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) return node;
    const isNamed = ts.isVariableDeclaration(node) && node.name.getText() === name;
    if (isNamed && node.initializer && ts.isArrowFunction(node.initializer)) return node.initializer;
    return ts.forEachChild(node, visit);
  };
  const file = files.find((one) => nameOf(one) === path);
  const found = file && visit(file);
  if (!found) throw new Error(`There is no function ${name} in ${path}.`);
  return found;
}

const textOf = (node: ts.Node): string => node.getText().replace(/\s+/g, ' ').slice(0, 60);
