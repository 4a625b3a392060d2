import type { Code, CodePlace } from '../../domain/index.ts';
import { liveHook } from '../liveHook.ts';
import { servedFirst } from './fetchedListener.ts';
import { takeServedCode, takeServedPlace } from './servedPage.ts';

/** What a printed code (`isCode`) says of itself, live; null when it is none of ours. Needs no account. */
export const useCode = liveHook<Code | null, string>(
  'listenToCode',
  servedFirst((listeners) => listeners.code, takeServedCode),
);

/** Where the public pages of the place are that a code names, live; null when it has none. Needs no account. */
export const useCodePlace = liveHook<CodePlace | null, string>(
  'listenToCodePlace',
  servedFirst((listeners) => listeners.codePlace, takeServedPlace),
);
