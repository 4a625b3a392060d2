import type { FunctionDeclaration } from '../syntax/SyntaxTree.ts';

/** The functions that reach themselves. @param calls which functions each one calls */
export function findRecursion(
  calls: ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>,
): FunctionDeclaration[] {
  return [...calls.keys()].filter((start) => {
    const reached = new Set<FunctionDeclaration>();
    const waiting = [...(calls.get(start) ?? [])];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...(calls.get(next) ?? []));
    }
    return reached.has(start);
  });
}
