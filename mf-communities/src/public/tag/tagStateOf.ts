import type { Code } from 'shared-lib/domain';

type TagState = Extract<Code, { kind: 'binTag' }>['state'];

/** A bin tag's state, from its code. A missing code, or a checkpoint's code, has none. */
export const tagStateOf = (code: Code | null): TagState | 'unknown' =>
  code?.kind === 'binTag' ? code.state : 'unknown';
