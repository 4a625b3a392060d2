import { guarded, type ModuleDocument, type RolloutGuard } from './moduleDocument.ts';

const manifest = { name: 'mf-hello', contract: '^2.0.0', routes: [], nav: [], slots: [] };
const candidate = { version: '1.1.0', manifest, percent: 1 };
const auto = { steps: [1, 5, 25], eachMinutes: 120 };
const guard = (change: Partial<RolloutGuard>): RolloutGuard => ({
  version: '1.1.0',
  percent: 5,
  isHalted: false,
  ...change,
});

test.each<[string, ModuleDocument['candidate'], RolloutGuard | undefined, number | undefined]>([
  ['no guard', candidate, undefined, 1],
  ['a share the team chose', candidate, guard({}), 1],
  ['an automatic share', { ...candidate, auto }, guard({}), 5],
  ['never above the last signed step', { ...candidate, auto }, guard({ percent: 100 }), 25],
  ['halted', { ...candidate, auto }, guard({ isHalted: true }), undefined],
  ['halted, without automatic steps', candidate, guard({ isHalted: true }), undefined],
  ['another candidate', { ...candidate, auto }, guard({ version: '1.0.9', isHalted: true }), 1],
  ['no candidate', undefined, guard({}), undefined],
])('%s', (_, given, decided, expected) => {
  const entry = { stable: { version: '1.0.0', manifest }, ...(given && { candidate: given }) };
  expect(guarded(entry, decided).candidate?.percent).toBe(expected);
});
