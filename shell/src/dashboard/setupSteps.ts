/** A new owner's setup steps in order, and the page for each. */
const pages = { communities: '/communities?setup=1', team: '/team?add=1', assignments: '/schedule' } as const;

export interface SetupStep {
  id: keyof typeof pages;
  to: string;
  done: boolean;
}

/** Setup progress, from the number of records of each kind. */
export const setupSteps = (records: Readonly<Record<SetupStep['id'], number>>): SetupStep[] =>
  (Object.keys(pages) as SetupStep['id'][]).map((id) => ({ id, to: pages[id], done: records[id] > 0 }));
