import type { Code, CodePlace } from '../../domain/index.ts';
import { liveHook } from '../liveHook.ts';
import { startFromServedData } from './fetchedListener.ts';
import { consumeServedCode, consumeServedPlace } from './servedPage.ts';

/** A printed code's public information (`isCode`), live; null for a foreign code. Needs no account. */
export const useCode = liveHook<Code | null, string>(
  'listenToCode',
  startFromServedData((listeners) => listeners.code, consumeServedCode),
);

/** The public pages of a code's place, live; null if it has none. Needs no account. */
export const useCodePlace = liveHook<CodePlace | null, string>(
  'listenToCodePlace',
  startFromServedData((listeners) => listeners.codePlace, consumeServedPlace),
);
