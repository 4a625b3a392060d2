/** The steps with which a community comes to life, in their order. */
export const setupSteps = ['community', 'units', 'tags', 'agents', 'done'] as const;

export type SetupStep = (typeof setupSteps)[number];

/** How far a step is: nothing of it, a part, or all. */
export type StepState = 'open' | 'part' | 'done';

/** What there is of a community that is being set up. How far it is follows from that, so no device has to remember it. */
export interface SetupFacts {
  /** Units that were set up, and how many of these have a bin tag. */
  readonly units: number;
  readonly tagged: number;
  /** How many units the property has as somebody said; 0 where nobody did. */
  readonly statedUnits: number;
  /** Days of a week that are served, and how many of these have a regular agent. */
  readonly serviceDays: number;
  readonly coveredDays: number;
}

const stateOfPart = (there: number, all: number): StepState => {
  if (there === 0) return 'open';
  return there < all ? 'part' : 'done';
};

/** How far a step is. @param facts null for a community that is not added yet */
export function stateOf(step: SetupStep, facts: SetupFacts | null): StepState {
  if (facts === null) return 'open';
  switch (step) {
    case 'community':
      return 'done';
    case 'units':
      return stateOfPart(facts.units, facts.statedUnits);
    case 'tags':
      return stateOfPart(facts.tagged, facts.units);
    case 'agents':
      return stateOfPart(facts.coveredDays, facts.serviceDays);
    case 'done':
      return openSteps(facts).length === 0 ? 'done' : 'open';
  }
}

/** The steps of which something is left to do, in their order. */
export const openSteps = (facts: SetupFacts): SetupStep[] =>
  setupSteps.filter((step) => step !== 'done' && stateOf(step, facts) !== 'done');

/** Where to go on: at the first step of which nothing is done yet, then at what is done in part. */
export const nextOpenStep = (facts: SetupFacts): SetupStep =>
  openSteps(facts).find((step) => stateOf(step, facts) === 'open') ?? openSteps(facts)[0] ?? 'done';

/** The step before another one, and the one after it; null at the ends. */
export const neighbours = (step: SetupStep): { before: SetupStep | null; after: SetupStep | null } => {
  const at = setupSteps.indexOf(step);
  return { before: setupSteps[at - 1] ?? null, after: setupSteps[at + 1] ?? null };
};

/** The step that an address names (`?setup=units`); null for one that leaves it open. */
export const stepNamed = (value: string | null): SetupStep | null =>
  setupSteps.find((step) => step === value) ?? null;

/** Milliseconds for which a community counts as new. */
const newFor = 30 * 24 * 3_600_000;

/** What of a community there is none of at all. */
export interface Missing {
  readonly units: boolean;
  readonly tags: boolean;
  readonly agents: boolean;
}

/**
 * Which steps a page reminds of. A community that has been served for a month without bin tags does without them on purpose.
 * @param createdAt epoch milliseconds; null where it is not known
 */
export const stepsToRemindOf = (missing: Missing, createdAt: number | null, now: number): (keyof Missing)[] =>
  (['units', 'tags', 'agents'] as const).filter(
    (step) =>
      missing[step] && (step !== 'tags' || missing.units || (createdAt !== null && now - createdAt < newFor)),
  );
