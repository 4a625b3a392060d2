/** The steps with which a new owner's business comes to life, in their order, and the page where each is taken. */
const pages = { communities: '/communities?setup=1', team: '/team?add=1', assignments: '/schedule' } as const;

export interface SetupStep {
  id: keyof typeof pages;
  to: string;
  done: boolean;
}

/** How far the set-up of a business is, from how many records of each kind there are. */
export const setupSteps = (records: Readonly<Record<SetupStep['id'], number>>): SetupStep[] =>
  (Object.keys(pages) as SetupStep['id'][]).map((id) => ({ id, to: pages[id], done: records[id] > 0 }));
