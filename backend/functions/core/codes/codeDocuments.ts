import type { CheckpointCodeState, Code } from 'shared-lib/domain';
import { binTagCodeState, type BinTag } from 'mf-communities/domain';
import { placeOf } from './placeOf.ts';

type CodeFields<Kind extends Code['kind']> = Omit<Extract<Code, { kind: Kind }>, 'id' | 'door'>;

/** What the public code of a bin tag says of the tag; what it says of the unit is added where the tag is at a door. */
export const binTagCode = (
  customerId: string,
  tag: Pick<BinTag, 'communityId' | 'status' | 'replacedById'>,
): CodeFields<'binTag'> => ({
  kind: 'binTag',
  state: binTagCodeState(tag),
  place: placeOf(customerId, tag.communityId),
});

/** What the public code of a check point says. */
export const checkpointCode = (
  customerId: string,
  communityId: string,
  state: CheckpointCodeState,
): CodeFields<'checkpoint'> => ({ kind: 'checkpoint', state, place: placeOf(customerId, communityId) });
