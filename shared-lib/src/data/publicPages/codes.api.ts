import type { Code, CodePlace } from '../../domain/index.ts';
import { liveHook } from '../liveHook.ts';
import { servedFirst } from './fetchedListener.ts';
import { takeServedCode, takeServedPlace } from './servedPage.ts';

/** A printed code's public information (`isCode`), live; null for a foreign code. Needs no account. */
export const useCode = liveHook<Code | null, string>(
  'listenToCode',
  servedFirst((listeners) => listeners.code, takeServedCode),
);

/** The public pages of a code's place, live; null if it has none. Needs no account. */
export const useCodePlace = liveHook<CodePlace | null, string>(
  'listenToCodePlace',
  servedFirst((listeners) => listeners.codePlace, takeServedPlace),
);
