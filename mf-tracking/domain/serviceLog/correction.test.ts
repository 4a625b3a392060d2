import { readPayload } from 'shared-lib/domain';
import { logOf } from '../../../shared-lib/src/domain/serviceLog/serviceLog.fixture.ts';
import {
  isSameCorrection,
  maxCorrections,
  planServiceLogCorrection,
  serviceLogCorrectionSchema,
} from './correction.ts';

const requested = {
  serviceLogId: 'log',
  outcome: 'notCollected',
  reason: 'access',
  bagCount: 0,
  correctionReason: 'The gate was locked.',
  photo: null,
} as const;

test('a correction is a new entry about the same door, night and person', () => {
  expect(planServiceLogCorrection(logOf(), requested, null)).toEqual({
    ok: true,
    entry: {
      id: 'log-corrected',
      serviceDate: '2026-11-20',
      communityId: 'maple',
      memberId: 'sam',
      shiftReportId: 'sam_2026-11-20_maple',
      unitId: 'a-101',
      binTagId: null,
      servicedAt: 1000,
      stream: 'trash',
      outcome: 'notCollected',
      reason: 'access',
      bagCount: 0,
      method: 'manual',
      corrects: 'log',
      correctionReason: 'The gate was locked.',
      photo: null,
    },
  });
});

test.each<[string, object, object, object]>([
  ['corrected already', { corrected: { id: 'x', outcome: 'notOut' } }, {}, { ok: false, code: 'corrected' }],
  ['unchanged', {}, { outcome: 'collected', bagCount: 2, reason: null }, { ok: false, code: 'same' }],
  [
    'unchanged, except for a reason that does not apply',
    {},
    { outcome: 'collected', bagCount: 2 },
    { ok: false, code: 'same' },
  ],
  [
    'another number of bags',
    {},
    { outcome: 'collected', bagCount: 3 },
    { ok: true, entry: { bagCount: 3, reason: null } },
  ],
  [
    'bags for a door with nothing out',
    {},
    { outcome: 'notOut', bagCount: 3 },
    { ok: true, entry: { bagCount: 0 } },
  ],
])('a correction of an entry: %s', (_, log, change, expected) => {
  const plan = planServiceLogCorrection(logOf(log), { ...requested, ...change }, null);
  expect(plan).toMatchObject(expected);
});

const sha256 = 'a'.repeat(64);
const photo = { path: 'customers/c/serviceLogs/log-corrected/x.jpg', sha256, capturedAt: null };
const added = { ...photo, uploadedAt: 1, uploadedBy: 'olivia' };
const stored = { sha256, contentType: 'image/jpeg' };

test.each<[string, Parameters<typeof planServiceLogCorrection>[2], object]>([
  ['nothing', null, { ok: false, code: 'same' }],
  ['a photo', { photo: added, stored }, { ok: true, entry: { outcome: 'collected', photo: added } }],
  ['a photo that was not stored', { photo: added, stored: null }, { ok: false, code: 'notTheFile' }],
  [
    'another file',
    { photo: added, stored: { ...stored, sha256: 'b'.repeat(64) } },
    { ok: false, code: 'notTheFile' },
  ],
])('a correction that adds only %s', (_, loaded, expected) => {
  const says = { ...requested, outcome: 'collected', bagCount: 2, reason: null } as const;
  expect(planServiceLogCorrection(logOf(), says, loaded)).toMatchObject(expected);
});

test('a chain of corrections is limited', () => {
  let log = logOf();
  let made = 0;
  for (;;) {
    const plan = planServiceLogCorrection(
      log,
      { ...requested, outcome: made % 2 ? 'collected' : 'notOut' },
      null,
    );
    if (!plan.ok) {
      expect(plan.code).toBe('tooMany');
      break;
    }
    log = logOf(plan.entry, plan.entry.id);
    made += 1;
  }
  expect(made).toBe(maxCorrections);
});

test.each<[string, object, boolean]>([
  ['missed without a reason', { reason: null }, false],
  ['without why', { correctionReason: '  ' }, false],
  ['a reason of 2,001 characters', { correctionReason: 'x'.repeat(2001) }, false],
  ['a thousand and one bags', { bagCount: 1001 }, false],
  ['a path instead of an id', { serviceLogId: 'a/b' }, false],
  ['not out, without a reason', { outcome: 'notOut', reason: null }, true],
])('the payload: %s', (_, change, isRead) => {
  expect(readPayload(serviceLogCorrectionSchema, { ...requested, ...change }).ok).toBe(isRead);
});

test('a correction is recognized after a lost response', () => {
  const correction = logOf({ ...requested, corrects: 'log' }, 'log-corrected');
  expect(isSameCorrection(correction, requested)).toBe(true);
  expect(isSameCorrection(correction, { ...requested, correctionReason: 'Another' })).toBe(false);
  const withPhoto = { ...requested, photo: { name: 'x.jpg', sha256 } };
  expect(isSameCorrection(correction, withPhoto)).toBe(false);
  expect(isSameCorrection({ ...correction, photo: added }, withPhoto)).toBe(true);
});
