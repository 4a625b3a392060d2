import { codePlaceSchema, codeSchema, paths, type Code, type CodePlace } from '../../domain/index.ts';
import { listenToDocument } from '../listenTo.ts';
import { liveHook } from '../liveHooks.ts';

/** What a printed code (`isCode`) says of itself, live; null when it is none of ours. Needs no account. */
export const useCode = liveHook<Code | null, string>('listenToCode', (code, onData, onError) =>
  listenToDocument(paths.code(code), codeSchema, onData, onError),
);

/** Where the public pages of the place are that a code names, live; null when it has none. Needs no account. */
export const useCodePlace = liveHook<CodePlace | null, string>(
  'listenToCodePlace',
  (place, onData, onError) => listenToDocument(paths.codePlace(place), codePlaceSchema, onData, onError),
);
