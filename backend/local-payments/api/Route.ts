import type { Act } from '../acts/Act.ts';
import type { Input } from './Input.ts';

/** A call and what is needed to answer it. */
export interface Call {
  readonly act: Act;
  readonly input: Input;
  /** The placeholders of the path, in order. */
  readonly ids: readonly string[];
  /** Whether an address belongs to the app. */
  readonly isOwnAddress: (address: string) => boolean;
}

/** One call of the API. In its path, `:` stands for an ID. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** @returns the response, before `expand` @throws ApiError */
  readonly answer: (call: Call) => object;
}

/** The ID in the path of a call that has one. */
export const idOf = ({ ids }: Call): string => ids[0] ?? '';
