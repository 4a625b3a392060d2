import { pageLoadCalls, type PageLoad } from '../../contract/pageLoadCalls.ts';
import { callerOf } from '../callables/call.ts';

export type { PageLoad };

const callPageLoads = callerOf(pageLoadCalls);

/** Counts a page's modules that are in a rollout. @returns whether they were counted */
export const countPageLoads = async (loads: PageLoad[]): Promise<boolean> =>
  (await callPageLoads('countPageLoads', { loads }, false)).ok;
