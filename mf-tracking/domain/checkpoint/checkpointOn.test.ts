import { checkpointSchema, type CheckpointRules } from 'shared-lib/domain';
import { checkpointOn } from './checkpointOn.ts';

const rules: CheckpointRules = {
  type: 'qr',
  geofence: null,
  requiredPerShift: 1,
  photoRequired: false,
  windowStart: null,
  windowEnd: null,
};

const at = (moment: string) => Date.parse(`2026-07-${moment}-04:00`);

const stored = { ...rules, createdAt: at('01T12:00'), pastRules: [] as ReturnType<typeof until>[] };

const until = (date: string, more: Partial<CheckpointRules> = {}) => ({ until: date, ...rules, ...more });

test.each<[string, string, boolean]>([
  ['the last night of rules without a photo', '2026-07-10', false],
  ['the next one', '2026-07-11', true],
  ['a night of today’s rules', '2026-07-13', false],
])('a checkpoint is judged by its night’s rules: %s', (_, night, photoRequired) => {
  const pastRules = [until('2026-07-10'), until('2026-07-12', { photoRequired: true })];
  const checkpoint = { ...stored, name: 'Gate', windowEnd: '23:00', pastRules };
  const then = checkpointOn(checkpoint, night);
  expect(then).toMatchObject({ name: 'Gate', photoRequired });
  expect(then).not.toHaveProperty('until');
});

test('a checkpoint from an earlier release has no replaced rules', () => {
  const old = checkpointSchema.parse({ id: 'gate', communityId: 'maple', name: 'Gate' });
  expect(checkpointOn(old, '2026-07-13')).toBe(old);
});
