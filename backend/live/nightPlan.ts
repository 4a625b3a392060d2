import type { ShiftFeatures } from 'shared-lib/domain';
import { randomOf, type Random } from '../seed/random.ts';
import type { Scene } from '../seed/pictures/scenes.ts';

const millisPerSecond = 1000;
const millisPerMinute = 60_000;

/** A shift of tonight, as its specialist's field app knows it. */
export interface FieldShift {
  readonly memberId: string;
  readonly communityId: string;
  readonly propertyName: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  /** In the order of the round. */
  readonly units: readonly { readonly id: string; readonly binTagId: string | null }[];
  readonly checkpointIds: readonly string[];
  /** Those of them that ask for a photo. */
  readonly photographedIds: readonly string[];
  /** The types of violation that may be reported there. */
  readonly typeIds: readonly string[];
  /** What the business has its specialists do. */
  readonly features: ShiftFeatures;
}

/** What all acts say: whose they are, and when, in milliseconds of played time since the first could be. */
interface ActOfShift {
  readonly at: number;
  readonly memberId: string;
  readonly communityId: string;
  readonly propertyName: string;
  readonly serviceDate: string;
  /** Of the report and the clock-in (docs/field-app.md). */
  readonly shiftReportId: string;
}

/** One thing that a specialist does, which is one write of a field app or one file with it. */
export type FieldAct = ActOfShift &
  (
    | { readonly kind: 'clockIn' }
    | {
        readonly kind: 'scan';
        readonly number: number;
        readonly checkpointId: string;
        /** Of the photo; null where the check point asks for none. */
        readonly scene: Scene | null;
      }
    | {
        readonly kind: 'door';
        readonly number: number;
        readonly unitId: string;
        readonly binTagId: string | null;
        readonly outcome: 'collected' | 'notOut' | 'notCollected';
        readonly bagCount: number;
      }
    | {
        readonly kind: 'violation';
        readonly number: number;
        readonly unitId: string;
        readonly typeId: string;
        readonly severity: 'low' | 'medium' | 'high';
        readonly scene: Scene;
      }
    | {
        readonly kind: 'submit';
        readonly compactorLevel: keyof typeof compactors;
        /** Of the photo; null where none is taken. */
        readonly scene: Scene | null;
        /** Of a damage to the property; null for none. */
        readonly claim: Scene | null;
      }
    | { readonly kind: 'clockOut' }
    /** The phone loses its network, or has it again: no record. */
    | { readonly kind: 'signal'; readonly isOnline: boolean }
  );

/** Someone who is never seen that night leaves no act. */
export type Character = 'punctual' | 'late' | 'forgetful' | 'absent' | 'offline';

const compactors = {
  empty: 'compactor-empty',
  half: 'compactor-half',
  full: 'compactor-full',
  overflow: 'compactor-overflow',
} as const satisfies Record<string, Scene>;

/** The types of violation whose pictures the demo has. */
const scenes = ['loose-trash', 'no-bin', 'bulk-item', 'leaking-bag'] as const satisfies readonly Scene[];

/** Of so many specialists one is late, one forgets to clock out, one never comes, one has no network for a while. */
const cast = 20;

/** The least number of specialists among whom somebody is late and so on: fewer would leave little to see. */
const leastFor = { late: 2, forgetful: 3, absent: 4, offline: 5 } as const;

/**
 * What kind of night each specialist has, by chance of the seed.
 * @returns by id
 */
export const charactersOf = (memberIds: readonly string[], seed: number): ReadonlyMap<string, Character> => {
  const drawn = memberIds
    .map((id) => ({ id, lot: randomOf(`live/${seed}/${id}`).int(0, 1_000_000) }))
    .sort((a, b) => a.lot - b.lot || (a.id < b.id ? -1 : 1));
  const odd = (['late', 'forgetful', 'absent', 'offline'] as const).filter(
    (one) => drawn.length >= leastFor[one],
  );
  return new Map(drawn.map(({ id }, place) => [id, odd[place % cast] ?? 'punctual']));
};

/** The id that the report and the clock-in of a shift share. */
export const shiftIdOf = ({
  memberId,
  serviceDate,
  communityId,
}: Pick<FieldShift, 'memberId' | 'serviceDate' | 'communityId'>): string =>
  `${memberId}_${serviceDate}_${communityId}`;

const outcomeOf = (random: Random) =>
  random.chance(0.8) ? 'collected' : random.chance(0.85) ? 'notOut' : 'notCollected';

/** From a third of the round to two thirds of it the phone has no network. */
const withoutNetwork = (acts: readonly FieldAct[]): readonly FieldAct[] => {
  const signal = (isOnline: boolean, after: number): FieldAct[] => {
    const act = acts[after];
    if (act === undefined) return [];
    const { at, memberId, communityId, propertyName, serviceDate, shiftReportId } = act;
    return [
      { at, memberId, communityId, propertyName, serviceDate, shiftReportId, kind: 'signal', isOnline },
    ];
  };
  const [lost, found] = [Math.floor(acts.length / 3), Math.floor((2 * acts.length) / 3)];
  return [
    ...acts.slice(0, lost + 1),
    ...signal(false, lost),
    ...acts.slice(lost + 1, found + 1),
    ...signal(true, found),
    ...acts.slice(found + 1),
  ];
};

/** The round of one shift, and when it is over. */
const roundOf = (
  shift: FieldShift,
  begin: number,
  isForgotten: boolean,
  random: Random,
): { readonly acts: FieldAct[]; readonly end: number } => {
  const { memberId, communityId, propertyName, serviceDate, units, checkpointIds, typeIds, features } = shift;
  const shared = { memberId, communityId, propertyName, serviceDate, shiftReportId: shiftIdOf(shift) };
  const acts: FieldAct[] = [{ ...shared, kind: 'clockIn', at: begin }];
  let now = begin + 2 * millisPerMinute;
  let scans = 0;
  let violations = 0;
  const withViolation = random.int(0, Math.max(0, units.length - 1));
  const scanWhen = (done: number) => {
    while (scans < checkpointIds.length && done * (checkpointIds.length + 1) >= (scans + 1) * units.length) {
      const checkpointId = checkpointIds[scans] ?? '';
      scans += 1;
      now += random.int(20, 60) * millisPerSecond;
      const scene = shift.photographedIds.includes(checkpointId) ? ('compactor-half' as const) : null;
      acts.push({ ...shared, kind: 'scan', at: now, number: scans, checkpointId, scene });
    }
  };
  units.forEach(({ id: unitId, binTagId }, index) => {
    now += random.int(15, 35) * millisPerSecond;
    const outcome = outcomeOf(random);
    const bagCount = outcome === 'collected' ? random.int(1, 3) : 0;
    acts.push({ ...shared, kind: 'door', at: now, number: index + 1, unitId, binTagId, outcome, bagCount });
    if (typeIds.length > 0 && (index === withViolation || random.chance(0.02))) {
      violations += 1;
      now += random.int(20, 50) * millisPerSecond;
      const scene = random.pick(scenes);
      const typeId = typeIds.includes(scene) ? scene : random.pick(typeIds);
      const severity = random.pick(['low', 'medium', 'high'] as const);
      acts.push({
        ...shared,
        kind: 'violation',
        at: now,
        number: violations,
        unitId,
        typeId,
        severity,
        scene,
      });
    }
    scanWhen(index + 1);
  });
  scanWhen(units.length);
  now += random.int(60, 150) * millisPerSecond;
  const compactorLevel = random.pick(['empty', 'half', 'half', 'full', 'overflow'] as const);
  const scene = features.compactorPhotos ? compactors[compactorLevel] : null;
  const claim = features.propertyClaims ? 'leaking-bag' : null;
  acts.push({ ...shared, kind: 'submit', at: now, compactorLevel, scene, claim });
  now += millisPerMinute;
  if (!isForgotten) acts.push({ ...shared, kind: 'clockOut', at: now });
  return { acts, end: now };
};

/**
 * A whole night: what each specialist does when. The same seed and the same shifts give the same night, so one that was broken off goes on
 * where it ended, with the same ids.
 * @param shifts of all specialists; those of one are served in the order given
 * @returns by time, and of one time by person
 */
export const nightPlan = (shifts: readonly FieldShift[], seed: number): readonly FieldAct[] => {
  const members = [...new Set(shifts.map(({ memberId }) => memberId))];
  const characters = charactersOf(members, seed);
  return members
    .flatMap((memberId) => {
      const character = characters.get(memberId) ?? 'punctual';
      if (character === 'absent') return [];
      const own = shifts.filter((shift) => shift.memberId === memberId);
      const random = randomOf(`live/${seed}/${memberId}/night`);
      const delay = character === 'late' ? random.int(14, 40) : random.int(0, 6);
      let begin = delay * millisPerMinute;
      return own.flatMap((shift, index) => {
        const isForgotten = character === 'forgetful' && index === own.length - 1;
        const { acts, end } = roundOf(shift, begin, isForgotten, random);
        // On the way to the next community.
        begin = end + random.int(8, 15) * millisPerMinute;
        return character === 'offline' && index === 0 ? withoutNetwork(acts) : acts;
      });
    })
    .sort((a, b) => a.at - b.at || (a.memberId < b.memberId ? -1 : 1));
};
