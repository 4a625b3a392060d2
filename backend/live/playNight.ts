import { deleteApp } from 'firebase/app';
import { FieldApp, type Outcome } from './FieldApp.ts';
import { BoardWatch, percentile } from './BoardWatch.ts';
import { castOf, ownerEmail, sendContactForm, type Player } from './cast.ts';
import { fieldShifts, violationTypeIds, type StartedShift } from './fieldShifts.ts';
import { signIn, type LiveProduct, type SignedIn } from './liveProduct.ts';
import { charactersOf, nightPlan, type FieldAct } from './nightPlan.ts';
import { PlayClock, playBegin } from './PlayClock.ts';
import { demoPassword } from '../seed/accounts.ts';

export interface NightOptions {
  readonly product: LiveProduct;
  readonly customerId: string;
  /** Played time for real time. */
  readonly speed: number;
  readonly seed: number;
  /** At most so many specialists, and doors of a round. */
  readonly specialists: number;
  readonly doors: number;
  /** Takes one line for a person to read. */
  readonly say: (line: string) => void;
  /** Given the clock, to pause it. */
  readonly onClock: (clock: PlayClock) => void;
}

/** What came of a night. Milliseconds where nothing else is said. */
export interface NightResult {
  readonly specialists: number;
  readonly shifts: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** From a write in the field to the board. */
  readonly toBoard: {
    readonly count: number;
    readonly p50: number;
    readonly p99: number;
    readonly max: number;
  };
  /** Doors that the board misses, and has too many, once it has come to rest. */
  readonly missing: number;
  readonly surplus: number;
  readonly seconds: number;
  readonly writesPerSecond: number;
}

/** Somebody who plays. */
interface Actor {
  readonly player: Player;
  readonly app: FieldApp;
  readonly signedIn: SignedIn;
  readonly shifts: readonly StartedShift[];
}

/** How many sign in at the same time: passwords are checked one by one. */
const signInAtOnce = 10;

/** Milliseconds that the board gets at the end to show what is still on its way. */
const patience = 60_000;
const lookEvery = 200;

const actorOf = async (options: NightOptions, player: Player): Promise<Actor> => {
  const { product, customerId, doors } = options;
  const signedIn = await signIn(product, player.email, demoPassword);
  const app = new FieldApp(signedIn, customerId);
  await app.setClock();
  const shifts = await fieldShifts(signedIn, customerId, doors);
  for (const night of new Set(shifts.map(({ serviceDate }) => serviceDate))) await app.recall(night);
  return { player, app, signedIn, shifts: shifts.filter(({ communityId }) => !app.isBusyAt(communityId)) };
};

const allActors = async (options: NightOptions): Promise<Actor[]> => {
  const { product, customerId, specialists } = options;
  const waiting = await castOf(product.projectId, customerId, specialists);
  const actors: Actor[] = [];
  const worker = async () => {
    for (let player = waiting.shift(); player !== undefined; player = waiting.shift()) {
      actors.push(await actorOf(options, player));
    }
  };
  await Promise.all(Array.from({ length: signInAtOnce }, worker));
  return actors.sort((a, b) => (a.player.uid < b.player.uid ? -1 : 1));
};

const described = ({ name }: Player, act: FieldAct): string | null => {
  const place = act.propertyName;
  switch (act.kind) {
    case 'clockIn':
      return `${name} clocks in at ${place}`;
    case 'violation':
      return `${name} reports a violation at ${place}`;
    case 'submit':
      return `${name} submits the report of ${place}`;
    case 'clockOut':
      return `${name} clocks out of ${place}`;
    default:
      return null;
  }
};

/**
 * Plays tonight, or goes on with it: specialists, each signed in with their own login, write what their field apps would write; a resident
 * writes too. The owner's board is open beside it and is measured.
 */
export const playNight = async (options: NightOptions): Promise<NightResult> => {
  const { product, customerId, speed, seed, say, onClock } = options;
  const actors = await allActors(options);
  const shifts = actors.flatMap((actor) => actor.shifts);
  const [first] = actors;
  if (first === undefined || shifts.length === 0)
    throw new Error('Nobody has a shift tonight that could be played.');
  const plan = nightPlan(shifts, await violationTypeIds(first.signedIn, customerId), seed);
  const characters = charactersOf([...new Set(shifts.map(({ memberId }) => memberId))], seed);
  for (const { player } of actors) {
    const character = characters.get(player.uid) ?? 'punctual';
    if (character !== 'punctual') say(`${player.name} is ${character} tonight.`);
  }

  const length = plan.at(-1)?.at ?? 0;
  const begin = playBegin(Math.min(...shifts.map(({ start }) => start)), length, speed, Date.now());
  const owner = await signIn(product, await ownerEmail(product.projectId, customerId), demoPassword);
  const board = new BoardWatch(owner, customerId, [...new Set(shifts.map(({ serviceDate }) => serviceDate))]);
  const actorOfAct = new Map(actors.map((actor) => [actor.player.uid, actor]));
  const left = plan.filter((act) => !actorOfAct.get(act.memberId)?.app.hasDone(act));
  for (const act of plan) if (!left.includes(act)) board.wrote(act, true);
  const outcomes: Record<Outcome, number> = { written: 0, known: plan.length - left.length, refused: 0 };
  const clock = new PlayClock(speed, left[0]?.at ?? length);
  onClock(clock);
  const startedAt = performance.now();

  const playOwn = async ({ player, app }: Actor): Promise<void> => {
    const own = plan.filter(({ memberId }) => memberId === player.uid);
    // A night that was broken off goes on by the clock with which it began.
    const begun = own.find(
      ({ kind, shiftReportId }) => kind === 'clockIn' && app.begunAt(shiftReportId) !== null,
    );
    const ownBegin = begun ? (app.begunAt(begun.shiftReportId) ?? begin) - begun.at : begin;
    for (const act of left.filter(({ memberId }) => memberId === player.uid)) {
      await clock.until(act.at);
      board.wrote(act);
      const outcome = await app.perform(act, ownBegin + act.at);
      outcomes[outcome] += 1;
      const line = described(player, act);
      if (line !== null) say(line);
      if (outcome === 'refused') say(`Refused: ${act.kind} of ${player.name} at ${act.propertyName}`);
    }
  };
  const writeForm = async () => {
    await clock.until(length / 3);
    const [place] = shifts;
    if (place === undefined) return;
    await sendContactForm(
      product.projectId,
      customerId,
      `live-${seed}-${place.serviceDate}`,
      place.communityId,
    );
    say(`A resident of ${place.propertyName} writes`);
  };
  await Promise.all([...actors.map(playOwn), writeForm()]);
  const writtenFor = performance.now() - startedAt;

  const rest = new PlayClock(1, 0);
  for (let waited = lookEvery; board.difference.missing > 0 && waited < patience; waited += lookEvery) {
    await rest.until(waited);
  }
  board.stop();
  const latencies = board.latencies;
  const result = {
    specialists: actors.length,
    shifts: shifts.length,
    outcomes,
    toBoard: {
      count: latencies.length,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
      max: latencies.at(-1) ?? Number.NaN,
    },
    ...board.difference,
    seconds: writtenFor / 1000,
    writesPerSecond: outcomes.written / (writtenFor / 1000),
  };
  await Promise.all([owner, ...actors.map(({ signedIn }) => signedIn)].map(({ app }) => deleteApp(app)));
  return result;
};
