import type { MessageKey } from '../../domain/base/messages.ts';

/** Storage errors (spec section 8), by the storage SDK's code, each with its message. */
export const storageProblems = {
  unauthenticated: 'storageUnauthenticated',
  'quota-exceeded': 'storageQuotaExceeded',
  unauthorized: 'storageUnauthorized',
  'object-not-found': 'storageObjectNotFound',
  'retry-limit-exceeded': 'storageRetryLimitExceeded',
  canceled: 'storageCanceled',
  unknown: 'storageUnknown',
} as const satisfies Record<string, MessageKey>;

export type StorageProblem = keyof typeof storageProblems;

const byStatus: Readonly<Record<number, StorageProblem>> = {
  401: 'unauthenticated',
  402: 'quota-exceeded',
  403: 'unauthorized',
  404: 'object-not-found',
};

const prefix = 'storage/';

const isProblem = (code: string): code is StorageProblem => Object.hasOwn(storageProblems, code);

/**
 * The meaning of a failed file operation: by the SDK's code, otherwise by the HTTP status.
 * @param thrown the storage SDK's error.
 */
export function storageProblem(thrown: unknown): StorageProblem {
  const { code, status } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as {
    code?: unknown;
    status?: unknown;
  };
  const named = typeof code === 'string' && code.startsWith(prefix) ? code.slice(prefix.length) : '';
  if (isProblem(named) && named !== 'unknown') return named;
  return (typeof status === 'number' && byStatus[status]) || 'unknown';
}
