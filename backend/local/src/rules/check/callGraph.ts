import type { FunctionDeclaration } from '../syntax/SyntaxTree.ts';
import type { Problem } from './checkExpression.ts';

/** The functions each function calls, in file order. */
export type CallGraph = ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;

/** As documented (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). */
const MAX_CALL_DEPTH = 20;

/** Finds recursive functions, and call chains that are too long. */
export function checkCalls(calls: CallGraph): Problem[] {
  const cycles = findCycles(calls);
  return cycles.length > 0 ? cycles : tooDeep(calls);
}

/** A cycle for each call back to a function whose call hasn't returned. */
function findCycles(calls: CallGraph): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<FunctionDeclaration>();
  const visit = (caller: FunctionDeclaration, stack: readonly FunctionDeclaration[]): void => {
    seen.add(caller);
    for (const callee of calls.get(caller) ?? []) {
      const cycle = stack.slice(stack.indexOf(callee));
      if (!stack.includes(callee)) {
        if (!seen.has(callee)) visit(callee, [...stack, callee]);
      } else if (cycle.length === 1) {
        problems.push({ at: callee.at, message: 'Recursive call is not allowed.' });
      } else {
        const names = cycle.map(({ name }) => name).join(',');
        problems.push({ at: callee.at, message: `Detected a call cycle between [${names}] functions.` });
      }
    }
  };
  for (const start of calls.keys()) if (!seen.has(start)) visit(start, [start]);
  return problems;
}

/** The longest call chain, if too long; the graph has no cycles. */
function tooDeep(calls: CallGraph): Problem[] {
  const known = new Map<FunctionDeclaration, readonly FunctionDeclaration[]>();
  const chainOf = (start: FunctionDeclaration): readonly FunctionDeclaration[] => {
    const chain = known.get(start) ?? [start, ...longest(Array.from(calls.get(start) ?? [], chainOf))];
    known.set(start, chain);
    return chain;
  };
  const chain = longest(Array.from(calls.keys(), chainOf));
  const beyond = chain[MAX_CALL_DEPTH];
  if (!beyond) return [];
  const names = chain.slice(0, MAX_CALL_DEPTH).map(({ name }) => name);
  return [
    {
      at: beyond.at,
      message: `Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached for [${names.join('->')}] call stack.`,
    },
  ];
}

function longest(chains: readonly (readonly FunctionDeclaration[])[]): readonly FunctionDeclaration[] {
  return chains.reduce((long, chain) => (chain.length > long.length ? chain : long), []);
}
