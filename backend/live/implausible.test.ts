import type { RoundCheckLimits } from 'shared-lib/domain';
import { settingsSchemas } from 'shared-lib/domain';
import { findImplausible, type RoundRecording } from 'mf-tracking/domain';
import { farAwayM, makeImplausible, type Implausible } from './implausible.ts';
import type { FieldAction, StartedShift } from './fieldAction.ts';
import { nightRounds } from './nightPlan.ts';

const limits: RoundCheckLimits = settingsSchemas.roundChecks.parse({});
const gate = { lat: 40, lng: -75 };
const begin = Date.parse('2026-07-15T20:00-04:00');

const shift: StartedShift = {
  memberId: 'sam',
  communityId: 'maple',
  propertyName: 'Maple Court',
  serviceDate: '2026-07-15',
  units: Array.from({ length: 30 }, (_, index) => ({ id: `u${index}`, binTagId: null })),
  checkpointIds: ['gate', 'compactor'],
  photographedIds: ['compactor'],
  typeIds: ['loose-trash'],
  features: { compactorPhotos: true, qrCodeScanning: true, propertyClaims: false },
  gate,
  start: begin,
  noon: begin - 8 * 3_600_000,
  begun: null,
};

const round = (): readonly FieldAction[] => nightRounds([shift], 1, begin)[0]?.actions ?? [];

const positionOf = ({ isFarAway }: FieldAction) => ({
  lat: gate.lat + (isFarAway ? farAwayM / 111_195 : 0),
  lng: gate.lng,
  accuracyM: 12,
});

/** The records that a night played in real time leaves for the checks. */
const findingsOf = (actions: readonly FieldAction[]) => {
  const recordings = actions.flatMap((act): RoundRecording[] =>
    act.kind === 'door'
      ? [{ isDoor: true, at: act.deviceAt ?? act.at, arrivedAt: act.at + 400, position: positionOf(act) }]
      : [],
  );
  const photoHashes = actions.flatMap((act, index) =>
    'scene' in act && act.scene !== null ? [act.isCopied ? act.scene : `${act.scene} ${index}`] : [],
  );
  const [first] = actions;
  return findImplausible(
    {
      recordings,
      photoHashes,
      earlierUses: new Map(),
      clockIn: first ? { at: first.at, position: positionOf(first) } : null,
      geofence: { ...gate, radiusM: 250 },
    },
    limits,
  ).map(({ kind }) => kind);
};

test('a usual round is plausible', () => {
  expect(findingsOf(round())).toEqual([]);
});

test.each<[Implausible, string[]]>([
  ['hasty', ['pace', 'burst']],
  ['farAway', ['travel', 'gate']],
  ['copying', ['photo']],
  ['slowClock', ['clock']],
])('a %s one is flagged for it', (how, expected) => {
  expect(findingsOf(makeImplausible(round(), how))).toEqual(expected);
});
