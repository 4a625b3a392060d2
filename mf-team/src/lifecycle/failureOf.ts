import type { CallableError } from 'shared-lib/data';
import type { LifecycleAction } from './lifecycleActions.ts';

/** The message of an act that failed (spec section 8). */
export type Failure =
  | { readonly key: 'updateStatusFailed' | 'updateStatusError' | 'reactivateFailedUnsaid' | 'deleteFailed' }
  | { readonly key: 'reactivateFailed'; readonly message: string };

/** The codes with which a function itself refuses, in words that a person can read. */
const refusals: ReadonlySet<CallableError['code']> = new Set([
  'already-exists',
  'failed-precondition',
  'invalid-argument',
  'not-found',
  'permission-denied',
  'resource-exhausted',
  'unauthenticated',
]);

/** The specification's message for a failed call, or the fallback for an unknown failure. */
export function failureOf(action: LifecycleAction, { code, message }: CallableError): Failure {
  if (action === 'delete') return { key: 'deleteFailed' };
  if (action === 'reactivate' && refusals.has(code)) {
    return message === '' ? { key: 'reactivateFailedUnsaid' } : { key: 'reactivateFailed', message };
  }
  if (action === 'reactivate' || code === 'unknown') return { key: 'updateStatusError' };
  return { key: 'updateStatusFailed' };
}
