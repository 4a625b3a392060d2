import { error as logError } from 'firebase-functions/logger';
import { HttpsError } from 'firebase-functions/https';
import { pageLoadCalls } from 'shared-lib/contract/registry';
import { officeCallWith } from '../../../../kernel/officeCall.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { requireWithin } from '../../account/requireWithin.ts';
import { supportAddress } from '../../messages/configuration.ts';
import { countLoad } from '../countLoad.ts';

const hour = 3_600_000;

/** Pages counted per login. A page counts once per browser and hour, so this is several busy browsers. */
const max = 30;

/**
 * Counts a page's modules in rollout, for the owner and Admins. Beyond the limit, loads are dropped
 * without an error, which would only count as another problem.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const countPageLoads = officeCallWith(runtime.problems)(
  pageLoadCalls.countPageLoads,
  async ({ loads }, { customerId, by }) => {
    try {
      await requireWithin([{ act: 'pageLoads', by, max, within: hour }]);
    } catch (error) {
      if (error instanceof HttpsError && error.code === 'resource-exhausted') return { counted: 0 };
      throw error;
    }
    let counted = 0;
    for (const load of loads) {
      const { isCounted, guard } = await countLoad(customerId, load, supportAddress(), Date.now());
      counted += Number(isCounted);
      if (guard?.isHalted)
        logError('Rollout halted', { event: 'rolloutHalted', module: load.module, ...guard });
    }
    return { counted };
  },
);
