import type { Code } from 'shared-lib/domain';

type TagState = Extract<Code, { kind: 'binTag' }>['state'];

/** How a bin tag stands, by what its code says; a code that is missing, or a check point's, is no tag's. */
export const tagStateOf = (code: Code | null): TagState | 'unknown' =>
  code?.kind === 'binTag' ? code.state : 'unknown';
