import { deleteApp } from 'firebase/app';
import { BoardWatch, type Sample } from './BoardWatch.ts';
import { FieldApp, type Outcome, type RecordAction } from './FieldApp.ts';
import { specialistsOf, ownerEmail, sendContactForm, type Specialist } from './specialists.ts';
import { fieldShifts, type UnreadShift } from './fieldShifts.ts';
import { signIn, type SignedIn } from './liveProduct.ts';
import type { LiveOptions } from './options.ts';
import type { FieldAction, StartedShift } from './fieldAction.ts';
import {
  startAllAt,
  characterByMember,
  nightRounds,
  playPlan,
  describeRest,
  type Character,
  type Round,
} from './nightPlan.ts';
import { PlaybackClock, playbackStart } from './PlaybackClock.ts';
import { demoPassword } from '../seed/accounts.ts';
import { shiftIdOf } from '../seed/nights/shiftsOfNight.ts';

export interface NightOptions extends Omit<LiveOptions, 'report'> {
  /** Prints one line for the user. */
  readonly say: (line: string) => void;
  /** Receives the clock, to pause it or end the night early. */
  readonly onClock: (clock: PlaybackClock) => void;
}

/** A night's results. Milliseconds unless stated otherwise. */
export interface NightResult {
  readonly specialists: number;
  readonly shifts: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** From each field write to the board. */
  readonly samples: readonly Sample[];
  /** Records missing in Firestore at the end. */
  readonly lost: number;
  /** Doors the board lacks or has in excess once it is idle. */
  readonly missing: number;
  readonly surplus: number;
  readonly seconds: number;
}

interface Actor {
  readonly player: Specialist;
  readonly app: FieldApp;
  readonly signedIn: SignedIn;
  readonly shifts: readonly StartedShift[];
}

/** Concurrent sign-ins: passwords are checked one at a time. */
const signInAtOnce = 10;

/** Milliseconds for the board to show the last writes at the end. */
const boardTimeoutMillis = 60_000;
const pollIntervalMillis = 200;

/** Playback speed of the lead: what functions can keep up with on a small machine. */
const leadSpeed = 30;
const millisPerMinute = 60_000;

const recallAll = async (app: FieldApp, shifts: readonly UnreadShift[]): Promise<void> => {
  for (const night of new Set(shifts.map(({ serviceDate }) => serviceDate))) await app.loadNight(night);
};

const actorOf = async (options: NightOptions, player: Specialist): Promise<Actor> => {
  const { product, customerId, doors, atOnce } = options;
  const signedIn = await signIn(product, player.email, demoPassword);
  const app = new FieldApp(signedIn, customerId);
  await app.setClock();
  const unread = await fieldShifts(signedIn, customerId, doors);
  await recallAll(app, unread);
  const shifts = unread
    .filter(({ serviceDate, communityId }) => {
      const other = app.otherRecordOf(serviceDate, communityId);
      return other === null || (atOnce && other === 'over');
    })
    .map((shift) => ({ ...shift, begun: app.begun(shiftIdOf(shift)) }));
  return { player, app, signedIn, shifts };
};

const allActors = async (options: NightOptions): Promise<Actor[]> => {
  const { product, customerId, specialists, atOnce } = options;
  const waiting = await specialistsOf(product.projectId, customerId, specialists, atOnce);
  const actors: Actor[] = [];
  const worker = async () => {
    for (let player = waiting.shift(); player !== undefined; player = waiting.shift()) {
      actors.push(await actorOf(options, player));
    }
  };
  await Promise.all(Array.from({ length: signInAtOnce }, worker));
  return actors.sort((a, b) => (a.player.uid < b.player.uid ? -1 : 1));
};

const characterWords: Readonly<Record<Character, string>> = {
  punctual: 'is punctual',
  late: 'is late',
  forgetful: 'is forgetful',
  absent: 'is absent',
  offline: 'is offline for a while',
  hasty: 'is hasty',
  farAway: 'records from far away',
  copying: 'reuses one photo',
  slowClock: 'has a slow phone clock',
};

const described = ({ name }: Specialist, act: FieldAction): string | null => {
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
    case 'signal':
      return `${name} has ${act.isOnline ? 'a network again' : 'no network'} at ${place}`;
    default:
      return null;
  }
};

/**
 * The routes of a night whose shifts all begin early enough for it to end now.
 * @param lead the part already played, in milliseconds
 */
const roundsAtOnce = (
  shifts: readonly StartedShift[],
  { seed, speed }: Pick<NightOptions, 'seed' | 'speed'>,
  lead: number,
): readonly Round[] => {
  const now = Date.now();
  const atZero = nightRounds(startAllAt(shifts, 0), seed, now);
  const length = Math.max(0, ...atZero.flatMap(({ actions }) => actions.at(-1)?.at ?? 0));
  const start = Math.min(...shifts.map((shift) => shift.start));
  const noon = Math.max(...shifts.map((shift) => shift.noon));
  const begin = playbackStart({ start, noon }, length, speed, now - lead);
  return nightRounds(startAllAt(shifts, begin), seed, now);
};

/**
 * Plays tonight or continues it: specialists, each signed in with their own login, write what their field apps would write, and so does a
 * resident. Measures the owner's board meanwhile.
 */
export const playNight = async (options: NightOptions): Promise<NightResult> => {
  const { product, customerId, speed, seed, say, onClock } = options;
  const lead = options.lead * millisPerMinute;
  const owner = await signIn(product, await ownerEmail(product.projectId, customerId), demoPassword);
  const actors = await allActors(options);
  const shifts = actors.flatMap((actor) => actor.shifts);
  const rounds =
    options.atOnce && shifts.length > 0
      ? roundsAtOnce(shifts, options, lead)
      : nightRounds(shifts, seed, Date.now());
  const characters = characterByMember([...new Set(shifts.map(({ memberId }) => memberId))], seed);
  for (const { player, shifts: own } of actors) {
    const character = characters.get(player.uid) ?? 'punctual';
    // Specialists already at work can't be late or absent.
    const isToCome = own.some(({ begun }) => begun === null);
    const shows = isToCome || (character !== 'late' && character !== 'absent');
    if (character !== 'punctual' && shows) say(`${player.name} ${characterWords[character]} tonight.`);
  }

  const board = new BoardWatch(owner, customerId, [...new Set(shifts.map(({ serviceDate }) => serviceDate))]);
  const actorOfAction = new Map(actors.map((actor) => [actor.player.uid, actor]));
  const isDone = (act: RecordAction): boolean => actorOfAction.get(act.memberId)?.app.isDone(act) ?? false;
  const isOver = (act: FieldAction): boolean =>
    actorOfAction.get(act.memberId)?.app.isOver(act.shiftReportId) ?? false;
  const before = rounds
    .flatMap(({ actions }) => actions)
    .filter((act) => act.kind !== 'signal')
    .filter(isDone);
  const isLeft = (act: FieldAction): boolean => !isOver(act) && (act.kind === 'signal' || !isDone(act));
  const {
    actions,
    length,
    upcomingRoutes: toCome,
  } = playPlan(rounds, isLeft, options.atOnce ? Infinity : Date.now());
  for (const act of before)
    board.recordWrite(actorOfAction.get(act.memberId)?.app.recordedAction(act) ?? act, false);
  const outcomes: Record<Outcome, number> = { written: 0, known: before.length, refused: 0 };
  const clock = new PlaybackClock(lead > 0 ? leadSpeed : speed, 0);
  void clock.until(lead).then(() => {
    clock.setSpeed(speed);
    if (lead > 0) say(`Playing at ${speed} times real speed from now on.`);
  });
  onClock(clock);
  const startedAt = performance.now();
  const answers: Promise<void>[] = [];
  const done = [...before];
  const failures: unknown[] = [];

  const perform = async ({ player, app }: Actor, act: FieldAction): Promise<void> => {
    const line = described(player, act);
    if (line !== null) say(line);
    if (act.kind === 'signal') return app.setOnline(act.isOnline);
    done.push(act);
    board.recordWrite(act, app.isOnline);
    const answered = app.perform(act, act.at).then((outcome) => {
      outcomes[outcome] += 1;
      if (outcome === 'refused') say(`Rejected: ${act.kind} by ${player.name} at ${act.propertyName}`);
    });
    answers.push(answered.catch((error: unknown) => void failures.push(error)));
  };
  const play = async (actor: Actor, act: FieldAction): Promise<void> => {
    // Future acts are played when they are due.
    if (!options.atOnce) await clock.untilMoment(act.at);
    if (!clock.isOver) await perform(actor, act);
  };
  const waiting = new Set(toCome);
  let busy = actors.length;
  const endRound = () => {
    busy -= 1;
    if (busy === 0 && !clock.isOver) say(describeRest([...waiting], Date.now()));
  };
  const playOwn = async (actor: Actor): Promise<void> => {
    const isOwn = ({ memberId }: { readonly memberId: string }) => memberId === actor.player.uid;
    for (const { act, after } of actions.filter((played) => isOwn(played.act))) {
      await clock.until(after);
      await play(actor, act);
    }
    endRound();
    for (const round of toCome.filter(isOwn)) {
      await clock.untilMoment(round.actions[0]?.at ?? 0);
      busy += 1;
      waiting.delete(round);
      for (const act of round.actions) await play(actor, act);
      endRound();
    }
    if (!actor.app.isOnline) await actor.app.setOnline(true);
  };
  const writeForm = async () => {
    await clock.until(length / 3);
    const [place] = actions;
    if (place === undefined || clock.isOver) return;
    const { propertyName, serviceDate, communityId } = place.act;
    say(`A resident of ${propertyName} sends a request`);
    await sendContactForm(product.projectId, customerId, `live-${seed}-${serviceDate}`, communityId);
  };
  if (actors.length === 0) say(describeRest([], Date.now()));
  await Promise.all([...actors.map(playOwn), writeForm()]);
  await Promise.all(answers);
  if (failures.length > 0) throw failures[0];
  const seconds = (performance.now() - startedAt) / 1000;

  const rest = new PlaybackClock(1, 0);
  for (
    let waited = pollIntervalMillis;
    board.difference.missing > 0 && waited < boardTimeoutMillis;
    waited += pollIntervalMillis
  ) {
    await rest.until(waited);
  }
  board.stop();
  await Promise.all(actors.map(({ app, shifts: own }) => recallAll(app, own)));
  const result = {
    specialists: actors.length,
    shifts: shifts.length,
    outcomes,
    samples: board.samples,
    lost: done.filter((act) => !isDone(act)).length,
    ...board.difference,
    seconds,
  };
  await Promise.all([owner, ...actors.map(({ signedIn }) => signedIn)].map(({ app }) => deleteApp(app)));
  return result;
};
