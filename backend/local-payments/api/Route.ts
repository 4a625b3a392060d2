import type { Act } from '../acts/Act.ts';
import type { Input } from './Input.ts';

/** What a call is answered by. */
export interface Call {
  readonly act: Act;
  readonly input: Input;
  /** The parts of the path that are left open, in their order. */
  readonly ids: readonly string[];
  /** Whether an address is one of the app's own. */
  readonly isOwnAddress: (address: string) => boolean;
}

/** One call of the API. `:` stands for an id in its path. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** @returns what is answered, before `expand` @throws ApiError */
  readonly answer: (call: Call) => object;
}

/** The id of a call with one. */
export const idOf = ({ ids }: Call): string => ids[0] ?? '';
