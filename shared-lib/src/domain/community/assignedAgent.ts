import * as z from 'zod/mini';
import { id, weekday } from '../base/fields.ts';

/**
 * The specialist who serves a community on one weekday,
 * `customers/{customerId}/communities/{communityId}/assignedAgents/{day}`. The three ids of its path are repeated as
 * fields, so one query over all `assignedAgents` collections by `customerId` finds every assignment of an owner.
 */
export const assignedAgentSchema = z.object({
  id: weekday,
  day: weekday,
  communityId: id,
  customerId: id,
  memberId: id,
});

export type AssignedAgent = z.output<typeof assignedAgentSchema>;
