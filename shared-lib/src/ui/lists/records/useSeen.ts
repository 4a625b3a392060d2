import { useState } from 'react';

/** Every id that has appeared since the first render, in order of appearance. */
export function useSeen(ids: readonly (string | null)[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const fresh = ids.filter((id) => id !== null && !seen.has(id));
  const all = fresh.length === 0 ? seen : new Set([...seen, ...(fresh as string[])]);
  if (all !== seen) setSeen(all);
  return all;
}
