import type { CallableError } from '../../../data/callables/callableError.ts';

/** Why a function refuses an import, as far as a person can do something about it. */
export type Denial = 'notAllowed' | 'noRoom' | 'gone' | 'busy' | 'notTaken';

const denials: Readonly<Partial<Record<CallableError['code'], Denial>>> = {
  'permission-denied': 'notAllowed',
  unauthenticated: 'notAllowed',
  'resource-exhausted': 'noRoom',
  'not-found': 'gone',
  aborted: 'busy',
};

/**
 * What a refusal of an import means: what the function itself says is English, and for logs.
 * @returns `notTaken` for whatever there are no words of its own for
 */
export const denialOf = ({ code }: Pick<CallableError, 'code'>): Denial => denials[code] ?? 'notTaken';
