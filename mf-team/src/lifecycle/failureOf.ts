import type { CallableError } from 'shared-lib/data';
import { teamRefusals, type TeamRefusal } from 'shared-lib/domain';
import type { LifecycleAction } from './lifecycleActions.ts';

/** The message of a failed action (spec section 8). */
export type Failure =
  | { readonly key: 'updateStatusFailed' | 'updateStatusError' | 'reactivateFailedUnsaid' | 'deleteFailed' }
  | { readonly key: 'reactivateFailed'; readonly message: string }
  /** `reactivateFailed`, with a reason that has its own text. */
  | { readonly key: 'reactivateFailed'; readonly reason: Reason; readonly count: number };

/** Why a member can't be reactivated, if there is a text for it. */
type Reason = TeamRefusal | 'teamMembers' | 'admins' | 'invitations' | 'taken' | 'invalid' | 'denied';

const reasons: ReadonlySet<string> = new Set<Reason>([
  ...teamRefusals,
  'teamMembers',
  'admins',
  'invitations',
  'taken',
  'invalid',
]);

/** Codes that need no further reason: the caller lacks permission. */
const denials: ReadonlySet<CallableError['code']> = new Set(['permission-denied', 'unauthenticated']);

/** Codes of the function's own errors, whose messages are written for people. */
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
export function failureOf(action: LifecycleAction, error: CallableError): Failure {
  const { code, message, values } = error;
  if (action === 'delete') return { key: 'deleteFailed' };
  if (action === 'reactivate' && refusals.has(code)) {
    const reason = error.reason ?? error.fields?.['email']?.code ?? '';
    const count = typeof values?.['allowed'] === 'number' ? values['allowed'] : 0;
    if (reasons.has(reason)) return { key: 'reactivateFailed', reason: reason as Reason, count };
    if (message === '') return { key: 'reactivateFailedUnsaid' };
    return denials.has(code)
      ? { key: 'reactivateFailed', reason: 'denied', count }
      : { key: 'reactivateFailed', message };
  }
  if (action === 'reactivate' || code === 'unknown') return { key: 'updateStatusError' };
  return { key: 'updateStatusFailed' };
}
