import { invalidArgument } from '../FirestoreError.ts';
import type { Write } from './Write.ts';

/**
 * Checks that a commit verifies a document at most once and doesn't also write it.
 *
 * @throws FirestoreError INVALID_ARGUMENT
 */
export function checkVerifications(writes: readonly Write[]): void {
  const seen = new Map<string, string>();
  for (const { kind, name } of writes) {
    const does = kind === 'verify' ? 'verified' : 'written';
    const before = seen.get(name);
    seen.set(name, does);
    if (before === 'verified' && does === 'verified')
      throw invalidArgument('the same document cannot be verified more than once in a single request');
    if (before !== undefined && before !== does)
      throw invalidArgument(`the same document cannot be ${before} and then ${does} in a single request`);
  }
}
