import type { RolloutGuard } from 'shared-lib/contract/documents';
import type { ModuleRelease } from 'shared-lib/contract';
import { siteStatus } from './siteStatus.ts';

const stamp = { at: '2026-11-29T12:00:00.000Z', by: 'test' };

const release = (version: string): ModuleRelease => ({
  version,
  manifest: { name: 'mf-hello', contract: '^2.0.0', routes: [], nav: [], slots: [] },
  container: { script: `assets/${version}.js`, integrity: `sha256-${'a'.repeat(43)}=`, global: 'mf_hello' },
});

const lastLine = (guard: RolloutGuard | undefined) =>
  siteStatus(
    {
      origin: 'https://hub.example',
      shell: { version: '1.4.0', contract: '2.0.0' },
      releases: { revision: 9, ...stamp, modules: {} },
      registered: new Map([
        [
          'mf-hello',
          {
            document: {
              module: 'mf-hello',
              revision: 4,
              change: 'started trying 0.3.0',
              ...stamp,
              stable: release('0.2.0'),
              candidate: { ...release('0.3.0'), percent: 5 },
            },
            guard,
          },
        ],
      ]),
      hasRegistry: true,
    },
    'mf-hello',
  ).at(-1);

const change = 'mf-hello: revision 4, 2026-11-29T12:00:00.000Z, test: started trying 0.3.0';
const reason = '4 of 4 accounts had a problem with it, 0 of 8 with the stable version';

test.each<[string, RolloutGuard | undefined, string]>([
  ['no decision', undefined, change],
  [
    'a halt',
    { version: '0.3.0', percent: 5, isHalted: true, reason },
    `The guard has halted 0.3.0: ${reason}.`,
  ],
  [
    'an advance',
    { version: '0.3.0', percent: 25, isHalted: false, reason: 'No accounts are in the previous share' },
    'The guard serves 0.3.0 to 25%: No accounts are in the previous share.',
  ],
  ['no reason', { version: '0.3.0', percent: 5, isHalted: true }, 'The guard has halted 0.3.0.'],
  ['a decision about another candidate', { version: '0.2.9', percent: 5, isHalted: true, reason }, change],
])('the status says what the guard has decided: %s', (_, guard, line) => expect(lastLine(guard)).toBe(line));
