import { momentOfNight, planOn, type DirectoryCommunity } from 'shared-lib/domain';

/** The hours in which a community's residents set out their trash on one night, epoch milliseconds. */
export interface SetOutWindow {
  readonly from: number;
  readonly until: number;
}

type NightRules = Pick<DirectoryCommunity, 'setOutStart' | 'setOutEnd' | 'timezone'> &
  Partial<Pick<DirectoryCommunity, 'pastPlans'>>;

/**
 * A night's set-out window, by the settings that applied to it.
 * @param night `YYYY-MM-DD`
 */
export const setOutWindowOn = (community: NightRules, night: string): SetOutWindow => {
  const { setOutStart, setOutEnd, timezone } = planOn(community, night);
  return {
    from: momentOfNight(night, setOutStart, timezone),
    until: momentOfNight(night, setOutEnd, timezone),
  };
};

/** Whether a moment is before, during or after a set-out window, whose end is no longer part of it. */
export const timeInWindow = (at: number, { from, until }: SetOutWindow): 'before' | 'during' | 'after' => {
  if (at < from) return 'before';
  return at < until ? 'during' : 'after';
};
