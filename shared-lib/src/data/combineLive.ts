import type { LiveResult } from './live.ts';

type DataOf<Parts extends readonly LiveResult<unknown>[]> = {
  [Index in keyof Parts]: Parts[Index] extends LiveResult<infer T> ? T : never;
};

/**
 * Combines several listeners: loading until all have answered, failed if one has, and as old as the oldest
 * unconfirmed one. Its retry restarts those that failed.
 * @param parts each listener's result.
 * @param combine creates one value from all of theirs.
 */
export function combineLive<const Parts extends readonly LiveResult<unknown>[], T>(
  parts: Parts,
  combine: (...data: DataOf<Parts>) => T,
): LiveResult<T> {
  const failed = parts.filter((part) => part.status === 'failed');
  const retry = () => failed.forEach((part) => part.retry());
  const [firstFailed] = failed;
  if (firstFailed?.status === 'failed') return { status: 'failed', error: firstFailed.error, retry };

  const data: unknown[] = [];
  let asOf: number | undefined;
  for (const part of parts) {
    if (part.status !== 'ready') return { status: 'loading', retry };
    data.push(part.data);
    if (part.asOf !== undefined) asOf = Math.min(part.asOf, asOf ?? part.asOf);
  }
  const combined = combine(...(data as DataOf<Parts>));
  return { status: 'ready', data: combined, ...(asOf !== undefined && { asOf }), retry };
}
