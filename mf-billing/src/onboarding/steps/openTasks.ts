import type { Customer } from 'shared-lib/domain';

/**
 * What the onboarding asks for, and what of it is done.
 * @param members how many there are beside the owner
 */
export const openTasks = (
  customer: Pick<Customer, 'businessName' | 'onboarding'> | null,
  communities: number,
  members: number,
) =>
  [
    { step: 'business', isDone: (customer?.businessName ?? '') !== '' },
    { step: 'size', isDone: (customer?.onboarding?.communities ?? null) !== null },
    { step: 'community', isDone: communities > 0 },
    { step: 'invitation', isDone: members > 0 },
  ] as const;
