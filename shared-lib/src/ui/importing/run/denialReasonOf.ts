import type { CallableError } from '../../../data/callables/callableError.ts';

/** Why a function rejects an import, as far as the user can act on it. */
export type Denial = 'notAllowed' | 'noRoom' | 'gone' | 'busy' | 'notTaken';

const denials: Readonly<Partial<Record<CallableError['code'], Denial>>> = {
  'permission-denied': 'notAllowed',
  unauthenticated: 'notAllowed',
  'resource-exhausted': 'noRoom',
  'not-found': 'gone',
  aborted: 'busy',
};

/**
 * Maps a function's error; its own message is in English, for logs.
 * @returns `notTaken` if there is no specific message
 */
export const denialReasonOf = ({ code }: Pick<CallableError, 'code'>): Denial => denials[code] ?? 'notTaken';
