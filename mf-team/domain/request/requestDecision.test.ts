import {
  isDuplicateRequest,
  decidedAs,
  isDecided,
  outcomeOf,
  withDecision,
  withRequest,
} from './requestDecision.ts';
import { readRequest, type PlacedRequest, type TeamRequest } from 'shared-lib/domain';

const at = Date.UTC(2026, 10, 21, 23);

/** An entry as Firestore holds it. */
const asked = (userId: string, more: object = {}) => ({
  userId,
  status: 'pending',
  requestType: 'requestOff',
  requestDate: '2026-11-24',
  ...more,
});

const seenOf = (entry: unknown, place: number): PlacedRequest => ({ ...readRequest(entry)!, place });

const approved = { status: 'approved', decidedAt: new Date(at), decidedBy: 'olivia' };

const approval = (entry: unknown) => decidedAs(readRequest(entry)!, 'approved', 'olivia', at);

test.each<[string, unknown[], number, unknown[]]>([
  ['the only entry', [asked('kim')], 0, [asked('kim', approved)]],
  [
    'one entry, and keeps its neighbors, even damaged ones',
    [asked('lee', { note: 'x' }), 7, asked('kim', { source: 'app' }), null],
    2,
    [asked('lee', { note: 'x' }), 7, asked('kim', { source: 'app', ...approved }), null],
  ],
  [
    'of two identical requests, the one that was seen',
    [asked('kim'), asked('kim')],
    1,
    [asked('kim'), asked('kim', approved)],
  ],
])('decides %s', (_, stored, place, requests) => {
  const entry = stored[place];
  expect(withDecision(stored, seenOf(entry, place), approval(entry))).toEqual({ ok: true, requests });
});

test('finds an entry that has moved, but not one that was requested again', () => {
  const declined = asked('kim', { status: 'declined' });
  const result = withDecision([declined, asked('kim')], seenOf(asked('kim'), 0), approval(asked('kim')));
  expect(result).toEqual({ ok: true, requests: [declined, asked('kim', approved)] });
});

test.each<[string, unknown, Partial<TeamRequest> | null]>([
  [
    'approved',
    [asked('lee'), asked('kim', { ...approved, decidedBy: 'adam' })],
    { status: 'approved', decidedBy: 'adam' },
  ],
  ['cancelled', [asked('kim', { status: 'cancelled' })], { status: 'cancelled' }],
  ['moved to another date', [asked('kim', { requestDate: '2026-11-25' })], null],
  ['damaged', [asked('kim', { status: 'lost' })], null],
  ['gone', [], null],
  ['gone with its list', undefined, null],
])('is refused when the entry was %s meanwhile', (_, stored, now) => {
  expect(withDecision(stored, seenOf(asked('kim'), 0), approval(asked('kim')))).toEqual({
    ok: false,
    now: now && (expect.objectContaining(now) as unknown),
  });
});

test('a decision is refused when the same person has repeated it since', () => {
  const before = asked('kim', approved);
  const anew = asked('kim', { ...approved, decidedAt: new Date(at + 1) });
  expect(withDecision([anew], seenOf(before, 0), outcomeOf(readRequest(asked('kim'))!)).ok).toBe(false);
});

test.each([['approved'], ['declined'], ['cancelled']] as const)('what was %s can be undone', (status) => {
  const before = [asked('lee'), asked('kim')];
  const seen = seenOf(before[1], 1);
  const outcome = decidedAs(seen, status, 'olivia', at, 'Plans changed');
  const after = withDecision(before, seen, outcome);
  if (!after.ok) throw new Error('refused');
  expect(readRequest(after.requests[1])).toEqual({ ...readRequest(before[1]), ...outcome });
  expect(withDecision(after.requests, { ...seen, ...outcome }, outcomeOf(seen))).toEqual({
    ok: true,
    requests: before,
  });
});

test('canceling an approved request keeps who had approved it', () => {
  const outcome = decidedAs(readRequest(asked('kim', approved))!, 'cancelled', 'adam', at + 5, ' ');
  expect(outcome).toEqual({
    status: 'cancelled',
    decidedAt: at,
    decidedBy: 'olivia',
    cancelledAt: at + 5,
    cancelledBy: 'adam',
    cancellationReason: null,
  });
});

const wish = { userId: 'kim', requestType: 'requestOff', requestDate: '2026-11-24', communityId: null };

test.each<[string, unknown, unknown[] | null]>([
  ['a first request', undefined, [asked('kim')]],
  ['another', [asked('lee'), 7], [asked('lee'), 7, asked('kim')]],
  [
    'one that was declined before',
    [asked('kim', { status: 'declined' })],
    [asked('kim', { status: 'declined' }), asked('kim')],
  ],
  ['nothing if it was already requested', [asked('kim')], null],
  ['nothing if it was already granted', [asked('kim', approved)], null],
])('adds %s', (_, stored, requests) => {
  expect(withRequest(stored, wish)).toEqual(requests ? { ok: true, requests } : { ok: false, place: 0 });
});

test('a shift is requested at one community, so another is not the same', () => {
  const shift = { ...wish, requestType: 'shift', communityId: 'oak' };
  const added = withRequest([], shift);
  const [entry] = added.ok ? added.requests : [];
  expect(entry).toEqual({ ...asked('kim'), requestType: 'shift', communityId: 'oak' });
  expect(isDuplicateRequest(readRequest(entry)!, shift)).toBe(true);
  expect(isDuplicateRequest(readRequest(entry)!, { ...shift, communityId: 'elm' })).toBe(false);
});

test.each<[string, unknown, unknown, boolean]>([
  ['as it was made', [asked('lee'), asked('kim', approved)], approval(asked('kim')), true],
  ['undone', [asked('lee'), asked('kim')], outcomeOf(seenOf(asked('kim'), 1)), false],
  ['as it was seen', [asked('lee'), asked('kim')], approval(asked('kim')), false],
  [
    'decided by someone else',
    [asked('lee'), asked('kim', { ...approved, decidedBy: 'adam' })],
    approval(asked('kim')),
    false,
  ],
  ['in another place', [asked('kim', approved), asked('kim')], approval(asked('kim')), false],
  ['gone', [asked('lee')], approval(asked('kim')), false],
  ['in no list', undefined, approval(asked('kim')), false],
])('recognizes a decision that is already stored: %s', (_, stored, outcome, isThere) => {
  expect(isDecided(stored, seenOf(asked('kim'), 1), outcome as never)).toBe(isThere);
});

test.each<[string, unknown, number | null]>([
  ['no list', undefined, null],
  ['pending', [7, asked('kim')], 1],
  ['approved', [asked('kim', approved)], 0],
  ['declined', [asked('kim', { status: 'declined' })], null],
  ['someone else’s', [asked('lee')], null],
])('finds where the same request already is: %s', (_, stored, place) => {
  const added = withRequest(stored, readRequest(asked('kim'))!);
  expect(added.ok ? null : added.place).toBe(place);
});
