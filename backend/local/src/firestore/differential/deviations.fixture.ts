import type { Answer } from './normalizeAnswer.fixture.ts';
import type { Call } from './Session.fixture.ts';

/** Where the local Firestore and Google's emulator answer differently, and that is right. */
export interface Deviation {
  readonly what: string;
  readonly reason: string;
  readonly covers: (local: Answer, google: Answer, call: Call) => boolean;
}

const sameStatus = (local: Answer, google: Answer): boolean =>
  local.status === google.status && local.error === google.error;

/** Every known deviation; docs/conformance.md lists them too. */
export const deviations: readonly Deviation[] = [
  {
    what: 'JSON that is no message',
    reason: 'the emulator only says that the payload is not valid, the local Firestore what is wrong with it',
    covers: (local, google) =>
      sameStatus(local, google) && google.message === "Payload isn't valid for request.",
  },
  {
    what: 'a text of two-byte characters that is 1,500 bytes long, as a cursor',
    reason: 'the emulator says that it is too large, though it takes a longer one',
    covers: (local, google) => local.status === 200 && google.message === 'the cursor value is too large',
  },
  {
    what: 'more than five aggregations',
    reason: 'the emulator fails with UNKNOWN; the limit is documented',
    covers: (local, google) => google.error === 'UNKNOWN' && local.error === 'INVALID_ARGUMENT',
  },
  {
    what: 'an aggregation with several faults',
    reason: 'the documentation does not say which of them is named',
    covers: (local, google, { path }) =>
      path.endsWith(':runAggregationQuery') && local.status === 400 && sameStatus(local, google),
  },
];
