/** The setup steps of a community, in order. */
export const setupSteps = ['community', 'units', 'tags', 'agents', 'done'] as const;

export type SetupStep = (typeof setupSteps)[number];

/** A step's progress: none, partial or complete. */
export type StepState = 'open' | 'part' | 'done';

/** A community's data during setup. Its progress is derived from it, so no device has to store it. */
export interface SetupFacts {
  /** Units that were set up, and how many of these have a bin tag. */
  readonly units: number;
  readonly tagged: number;
  /** The property's stated number of units; 0 if unknown. */
  readonly statedUnits: number;
  /** Service days a week, and how many of these have a regular specialist. */
  readonly serviceDays: number;
  readonly coveredDays: number;
}

const stateOfPart = (there: number, all: number): StepState => {
  if (there === 0) return 'open';
  return there < all ? 'part' : 'done';
};

/**
 * A step's progress.
 * @param facts null for a community that is not added yet
 */
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

/** The unfinished steps, in order. */
export const openSteps = (facts: SetupFacts): SetupStep[] =>
  setupSteps.filter((step) => step !== 'done' && stateOf(step, facts) !== 'done');

/** Where to continue: at the first untouched step, then at the first partly done one. */
export const nextOpenStep = (facts: SetupFacts): SetupStep =>
  openSteps(facts).find((step) => stateOf(step, facts) === 'open') ?? openSteps(facts)[0] ?? 'done';

/** The previous and the next step; null at the ends. */
export const neighbors = (step: SetupStep): { before: SetupStep | null; after: SetupStep | null } => {
  const at = setupSteps.indexOf(step);
  return { before: setupSteps[at - 1] ?? null, after: setupSteps[at + 1] ?? null };
};

/** The step in an address (`?setup=units`); null if it is left open. */
export const stepNamed = (value: string | null): SetupStep | null =>
  setupSteps.find((step) => step === value) ?? null;

/** How long a community counts as new, in milliseconds. */
const newFor = 30 * 24 * 3_600_000;

/** Whether a community has no units, bin tags or regular specialists at all. */
export interface Missing {
  readonly units: boolean;
  readonly tags: boolean;
  readonly agents: boolean;
}

/**
 * The steps that a page reminds the user of. A community that has gone a month without bin tags is assumed
 * not to want them.
 * @param createdAt epoch milliseconds; null if unknown
 */
export const stepsToRemindOf = (missing: Missing, createdAt: number | null, now: number): (keyof Missing)[] =>
  (['units', 'tags', 'agents'] as const).filter(
    (step) =>
      missing[step] && (step !== 'tags' || missing.units || (createdAt !== null && now - createdAt < newFor)),
  );

/** The address parameter that shows the setup. */
export const setupParameter = 'setup';

/** The address for setting up a new community. */
export const newSetupAddress = `/communities?${setupParameter}=1`;

/**
 * The address that continues a community's setup.
 * @param step the one to show; without it, the first unfinished one
 */
export const setupAddress = (communityId: string, step: SetupStep | '1' = '1'): string =>
  `/communities/${encodeURIComponent(communityId)}?${setupParameter}=${step}`;
