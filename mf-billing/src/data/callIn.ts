import { call, type CallIn } from 'shared-lib/data/kit';

/** Calls a function with the types of its table. */
export const callIn: CallIn = (calls, name, payload, isAsked) =>
  // TypeScript loses which result belongs to a name that isn't known yet.
  call(name, payload, calls[name]!.result as never, isAsked);
