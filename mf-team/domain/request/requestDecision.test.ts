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

/** An entry as stored in Firestore. */
const requested = (userId: string, more: object = {}) => ({
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
  ['the only entry', [requested('kim')], 0, [requested('kim', approved)]],
  [
    'one entry, and keeps its neighbors, even damaged ones',
    [requested('lee', { note: 'x' }), 7, requested('kim', { source: 'app' }), null],
    2,
    [requested('lee', { note: 'x' }), 7, requested('kim', { source: 'app', ...approved }), null],
  ],
  [
    'the seen one of two identical requests',
    [requested('kim'), requested('kim')],
    1,
    [requested('kim'), requested('kim', approved)],
  ],
])('decides %s', (_, stored, place, requests) => {
  const entry = stored[place];
  expect(withDecision(stored, seenOf(entry, place), approval(entry))).toEqual({ ok: true, requests });
});

test('finds an entry that has moved, but not one that was requested again', () => {
  const declined = requested('kim', { status: 'declined' });
  const result = withDecision(
    [declined, requested('kim')],
    seenOf(requested('kim'), 0),
    approval(requested('kim')),
  );
  expect(result).toEqual({ ok: true, requests: [declined, requested('kim', approved)] });
});

test.each<[string, unknown, Partial<TeamRequest> | null]>([
  [
    'approved',
    [requested('lee'), requested('kim', { ...approved, decidedBy: 'adam' })],
    { status: 'approved', decidedBy: 'adam' },
  ],
  ['cancelled', [requested('kim', { status: 'cancelled' })], { status: 'cancelled' }],
  ['moved to another date', [requested('kim', { requestDate: '2026-11-25' })], null],
  ['damaged', [requested('kim', { status: 'lost' })], null],
  ['gone', [], null],
  ['gone with its list', undefined, null],
])('is refused when the entry was %s meanwhile', (_, stored, now) => {
  expect(withDecision(stored, seenOf(requested('kim'), 0), approval(requested('kim')))).toEqual({
    ok: false,
    now: now && (expect.objectContaining(now) as unknown),
  });
});

test('a decision is refused when the same person has repeated it since', () => {
  const before = requested('kim', approved);
  const anew = requested('kim', { ...approved, decidedAt: new Date(at + 1) });
  expect(withDecision([anew], seenOf(before, 0), outcomeOf(readRequest(requested('kim'))!)).ok).toBe(false);
});

test.each([['approved'], ['declined'], ['cancelled']] as const)('what was %s can be undone', (status) => {
  const before = [requested('lee'), requested('kim')];
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
  const outcome = decidedAs(readRequest(requested('kim', approved))!, 'cancelled', 'adam', at + 5, ' ');
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
  ['a first request', undefined, [requested('kim')]],
  ['another', [requested('lee'), 7], [requested('lee'), 7, requested('kim')]],
  [
    'one that was declined before',
    [requested('kim', { status: 'declined' })],
    [requested('kim', { status: 'declined' }), requested('kim')],
  ],
  ['nothing if it was already requested', [requested('kim')], null],
  ['nothing if it was already granted', [requested('kim', approved)], null],
])('adds %s', (_, stored, requests) => {
  expect(withRequest(stored, wish)).toEqual(requests ? { ok: true, requests } : { ok: false, place: 0 });
});

test('a shift is requested at one community, so another is not the same', () => {
  const shift = { ...wish, requestType: 'shift', communityId: 'oak' };
  const added = withRequest([], shift);
  const [entry] = added.ok ? added.requests : [];
  expect(entry).toEqual({ ...requested('kim'), requestType: 'shift', communityId: 'oak' });
  expect(isDuplicateRequest(readRequest(entry)!, shift)).toBe(true);
  expect(isDuplicateRequest(readRequest(entry)!, { ...shift, communityId: 'elm' })).toBe(false);
});

test.each<[string, unknown, unknown, boolean]>([
  ['as it was made', [requested('lee'), requested('kim', approved)], approval(requested('kim')), true],
  ['undone', [requested('lee'), requested('kim')], outcomeOf(seenOf(requested('kim'), 1)), false],
  ['as it was seen', [requested('lee'), requested('kim')], approval(requested('kim')), false],
  [
    'decided by someone else',
    [requested('lee'), requested('kim', { ...approved, decidedBy: 'adam' })],
    approval(requested('kim')),
    false,
  ],
  ['in another place', [requested('kim', approved), requested('kim')], approval(requested('kim')), false],
  ['gone', [requested('lee')], approval(requested('kim')), false],
  ['in no list', undefined, approval(requested('kim')), false],
])('recognizes a decision that is already stored: %s', (_, stored, outcome, isThere) => {
  expect(isDecided(stored, seenOf(requested('kim'), 1), outcome as never)).toBe(isThere);
});

test.each<[string, unknown, number | null]>([
  ['no list', undefined, null],
  ['pending', [7, requested('kim')], 1],
  ['approved', [requested('kim', approved)], 0],
  ['declined', [requested('kim', { status: 'declined' })], null],
  ['someone else’s', [requested('lee')], null],
])('finds where the same request already is: %s', (_, stored, place) => {
  const added = withRequest(stored, readRequest(requested('kim'))!);
  expect(added.ok ? null : added.place).toBe(place);
});
