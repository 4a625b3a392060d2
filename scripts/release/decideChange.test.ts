import type { ModuleEntry, Releases } from '../../shared-lib/src/contract/index.ts';
import { decideChange, type Published } from './decideChange.ts';
import type { Change } from './options.ts';
import { done, refused } from './Outcome.ts';

const stamp = { at: '2026-05-02T10:00:00.000Z', by: 'Ana' };
const before = { at: '2026-05-01T10:00:00.000Z', by: 'Ben' };
const release = (version: string, contract = '^1.0.0', name = 'mf-team') => ({
  version,
  manifest: { name, contract, routes: [], nav: [], slots: [] },
});
const document = (entry: Partial<ModuleEntry> = {}): Releases => ({
  revision: 7,
  ...before,
  shell: {
    version: '1.0.0',
    contract: '1.1.0',
    previous: { version: '0.9.0', contract: '1.0.0' },
    ...before,
  },
  modules: {
    'mf-team': { stable: release('1.1.0'), ...before, ...entry },
    'mf-billing': { stable: release('1.0.0', '^1.0.0', 'mf-billing'), ...before },
  },
});

/** 9.9.9 is not published; 3.0.0 needs a future contract, which shell 2.0.0 has. */
const published: Published = {
  module: (name, version) =>
    version === '9.9.9'
      ? refused(`${name} 9.9.9 is not published.`)
      : done(release(version, version === '3.0.0' ? '^2.0.0' : '^1.0.0', name)),
  shell: (version) =>
    version === '9.9.9'
      ? refused('shell 9.9.9 is not published.')
      : done({ version, contract: version === '2.0.0' ? '2.0.0' : '1.1.0' }),
};
const decide = (change: Change, entry: Partial<ModuleEntry> = {}) =>
  decideChange(change, document(entry), published, stamp);
const rollout = (version: string, whom: { percent?: number; customers?: string[] } = {}): Change => ({
  kind: 'rollout',
  module: 'mf-team',
  version,
  ...whom,
});
const promote = (version: string | null = null, name = 'mf-team'): Change => ({
  kind: 'promote',
  name,
  version,
});
const rollback = (to: string | null = null, name = 'mf-team'): Change => ({ kind: 'rollback', name, to });

const candidate = { ...release('1.2.0'), percent: 20, customers: ['a'] };
const previous = release('1.0.0');

describe('changes of a module', () => {
  it.each<[string, Change, Partial<ModuleEntry>, Partial<ModuleEntry>]>([
    ['a share', rollout('1.2.0', { percent: 20 }), {}, { candidate: { ...release('1.2.0'), percent: 20 } }],
    [
      'accounts',
      rollout('1.2.0', { customers: ['a'] }),
      { previous },
      { candidate: { ...release('1.2.0'), percent: 0, customers: ['a'] }, previous },
    ],
    [
      'a larger share keeps the accounts',
      rollout('1.2.0', { percent: 60 }),
      { candidate },
      { candidate: { ...candidate, percent: 60 } },
    ],
    [
      'other accounts keep the share',
      rollout('1.2.0', { customers: [] }),
      { candidate },
      { candidate: { ...release('1.2.0'), percent: 20 } },
    ],
    [
      'no accounts for a while',
      rollout('1.2.0', { percent: 0, customers: [] }),
      { candidate },
      { candidate: { ...release('1.2.0'), percent: 0 } },
    ],
    [
      'another candidate starts over',
      rollout('1.3.0', { percent: 5 }),
      { candidate },
      { candidate: { ...release('1.3.0'), percent: 5 } },
    ],
    [
      'promoted',
      promote(),
      { candidate, previous },
      { stable: release('1.2.0'), previous: release('1.1.0') },
    ],
    [
      'promoted by its version',
      promote('1.2.0'),
      { candidate },
      { stable: release('1.2.0'), previous: release('1.1.0') },
    ],
    ['withdraws the candidate', rollback(), { candidate, previous }, { previous }],
    [
      'withdraws the candidate, naming the stable version',
      rollback('1.1.0'),
      { candidate, previous },
      { previous },
    ],
    ['back to the previous version', rollback(), { previous }, { stable: previous }],
    ['back to any version', rollback('0.5.0'), { candidate, previous }, { stable: release('0.5.0') }],
  ])('%s', (_, change, entry, expected) => {
    const decided = decide(change, entry);
    if (!decided.ok) throw new Error(decided.message);
    const { modules, shell, ...rest } = decided.value;
    expect(modules['mf-team']).toEqual({ stable: release('1.1.0'), ...expected, ...stamp });
    expect(modules['mf-billing']).toEqual(document().modules['mf-billing']);
    expect(shell).toEqual(document().shell);
    expect(rest).toEqual({ revision: 8, ...stamp, change: expect.stringContaining('mf-team') as string });
  });

  it.each<[Change, string]>([
    [rollout('1.2.0', { percent: 60 }), 'rolled mf-team 1.2.0 out to 60% and 1 named account'],
    [
      rollout('1.3.0', { percent: 5 }),
      'rolled mf-team 1.3.0 out to 5%, replacing the candidate 1.2.0 for 20% and 1 named account',
    ],
    [
      rollback('0.5.0'),
      'rolled mf-team back from 1.1.0 to 0.5.0, and withdrew the candidate 1.2.0 for 20% and 1 named account',
    ],
  ])('the history says who loses a candidate: %j', (change, words) => {
    expect(decide(change, { candidate })).toMatchObject({ ok: true, value: { change: words } });
  });

  it('serves the first version of a new module', () => {
    const decided = decide(promote('0.1.0', 'mf-tracking'));
    expect(decided).toMatchObject({
      ok: true,
      value: { modules: { 'mf-tracking': { stable: { version: '0.1.0' } } } },
    });
  });

  it.each<[string, Change, Partial<ModuleEntry>, string]>([
    ['for no accounts', rollout('1.2.0'), {}, 'Specify who gets mf-team 1.2.0'],
    ['of the stable version', rollout('1.1.0', { percent: 5 }), {}, 'Everyone already gets mf-team 1.1.0.'],
    ['to more than 100%', rollout('1.2.0', { percent: 101 }), {}, '101% is not a valid share'],
    [
      'to more accounts than the document may contain',
      rollout('1.2.0', { customers: Array.from({ length: 201 }, (_, index) => `a${index}`) }),
      {},
      '201 accounts are named, but the limit is 200',
    ],
    ['of an unpublished version', rollout('9.9.9', { percent: 5 }), {}, 'mf-team 9.9.9 is not published.'],
    [
      'of a version for a future contract',
      rollout('3.0.0', { percent: 5 }),
      {},
      'mf-team 3.0.0 needs the contract ^2.0.0; shell 1.0.0 has 1.1.0.',
    ],
    [
      'of a module without a stable version',
      { kind: 'rollout', module: 'mf-tracking', version: '1.0.0', percent: 5 },
      {},
      'mf-tracking has no stable version',
    ],
    ['promotion without a candidate', promote(), {}, 'mf-team has no candidate'],
    [
      'promotion of a version that is not the candidate',
      promote('1.3.0'),
      { candidate },
      "mf-team's candidate is 1.2.0, not 1.3.0.",
    ],
    [
      'promotion of an unpublished candidate',
      promote(),
      { candidate: { ...candidate, version: '9.9.9' } },
      'mf-team 9.9.9 is not published.',
    ],
    ['a first version without a number', promote(null, 'mf-tracking'), {}, "mf-tracking isn't online yet"],
    ['a rollback to nothing', rollback(), {}, 'mf-team has neither a candidate nor a version before 1.1.0'],
    ['a rollback to the same version', rollback('1.1.0'), {}, 'Everyone already gets mf-team 1.1.0.'],
    ['a rollback to an unpublished version', rollback('9.9.9'), {}, 'mf-team 9.9.9 is not published.'],
    ['a rollback of nothing', rollback(null, 'mf-tracking'), {}, "mf-tracking isn't online."],
    [
      'a rollback to a version for another contract',
      rollback('3.0.0'),
      {},
      'mf-team 3.0.0 needs the contract ^2.0.0',
    ],
  ])('is refused: %s', (_, change, entry, message) => {
    expect(decide(change, entry)).toEqual({ ok: false, message: expect.stringContaining(message) as string });
  });

  it('needs a shell', () => {
    const { shell: _, ...without } = document();
    expect(decideChange(rollout('1.2.0', { percent: 5 }), without, published, stamp)).toMatchObject({
      ok: false,
      message: expect.stringContaining('No shell is served yet') as string,
    });
  });

  it("doesn't need a valid candidate to roll back", () => {
    const bad = { ...release('9.9.9', '^9.0.0'), percent: 100 };
    expect(decide(rollback(), { candidate: bad })).toMatchObject({ ok: true });
  });
});

describe('changes of the shell', () => {
  it.each<[string, Change, object]>([
    [
      'promoted',
      promote('1.1.0', 'shell'),
      { version: '1.1.0', contract: '1.1.0', previous: { version: '1.0.0', contract: '1.1.0' }, ...stamp },
    ],
    ['back to the previous one', rollback(null, 'shell'), { version: '0.9.0', contract: '1.1.0', ...stamp }],
    ['back to any one', rollback('0.5.0', 'shell'), { version: '0.5.0', contract: '1.1.0', ...stamp }],
  ])('%s', (_, change, shell) => {
    const decided = decide(change);
    expect(decided.ok && decided.value.shell).toEqual(shell);
    expect(decided.ok && decided.value.modules).toEqual(document().modules);
  });

  it.each<[string, Change, Partial<ModuleEntry>, string]>([
    ['without a version', promote(null, 'shell'), {}, 'The shell has no candidate'],
    ['to the same one', promote('1.0.0', 'shell'), {}, 'Everyone already gets shell 1.0.0.'],
    ['to an unpublished version', promote('9.9.9', 'shell'), {}, 'shell 9.9.9 is not published.'],
    [
      'to a contract that a module does not support',
      promote('2.0.0', 'shell'),
      {},
      'mf-team 1.1.0 needs the contract ^1.0.0; shell 2.0.0 has 2.0.0.',
    ],
    [
      'to a contract that a candidate does not support',
      promote('1.1.0', 'shell'),
      { candidate: release('1.9.0', '^1.5.0') },
      'mf-team 1.9.0 needs the contract ^1.5.0',
    ],
  ])('is refused: %s', (_, change, entry, message) => {
    expect(decide(change, entry)).toEqual({ ok: false, message: expect.stringContaining(message) as string });
  });
});
