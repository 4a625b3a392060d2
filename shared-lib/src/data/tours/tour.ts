/** More tours than there will ever be; the security rules have the same limit. */
const maxTours = 50;
const maxTourIdLength = 60;

const isTourId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxTourIdLength;

const parse = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
};

/**
 * Reads a browser's list of completed tours.
 * @param json the value in local storage, of any shape
 * @returns tour ids; empty if it contains no list
 */
export const readCompletedTours = (json: string | null): string[] => {
  const value = parse(json);
  return Array.isArray(value) ? value.filter(isTourId).slice(0, maxTours) : [];
};

/** The tours that either store has as completed: each covers for the other (spec section 8). */
export const completedTours = (stored: readonly string[], local: readonly string[]): string[] => [
  ...new Set([...stored, ...local]),
];

/**
 * Whether the welcome tour starts automatically: for owners who have not completed it, never for members (spec
 * section 6).
 */
export const isWelcomeTourDue = (role: 'owner' | 'member' | 'field', completed: readonly string[]): boolean =>
  role === 'owner' && !completed.includes('welcome');

/** The current step and owner of a tour that was running when its tab was closed. */
export interface RunningTour {
  readonly uid: string;
  readonly tour: string;
  readonly stepIndex: number;
}

/**
 * Reads a running tour.
 * @param json the value in local storage, of any shape
 * @param uid the signed-in user; another user's tour is ignored
 */
export const readRunningTour = (json: string | null, uid: string): RunningTour | null => {
  const value = parse(json) as Partial<RunningTour> | null;
  if (typeof value !== 'object' || value === null) return null;
  const { tour, stepIndex } = value;
  if (value.uid !== uid || !isTourId(tour)) return null;
  return { uid, tour, stepIndex: Number.isInteger(stepIndex) ? Math.max(stepIndex as number, 0) : 0 };
};
