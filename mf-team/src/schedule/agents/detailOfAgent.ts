import type { useTexts } from 'shared-lib/i18n';
import type { AgentRow } from './agentRowsOf.ts';

/**
 * What stands under an agent's name: how many shifts, whether they can serve at all, the tier.
 * @param t the texts of the module.
 */
export const detailOfAgent = (
  { agent, member, count }: Pick<AgentRow, 'agent' | 'member' | 'count'>,
  t: ReturnType<typeof useTexts>['t'],
): string =>
  [
    t('agents.shifts', { count }),
    ...(agent && agent.state !== 'active' ? [t(`schedule.${agent.state}`)] : []),
    ...(member ? [t(`tiers.${member.tier}`)] : []),
  ].join(' · ');
