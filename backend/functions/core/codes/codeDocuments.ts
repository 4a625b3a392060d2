import { createHash } from 'node:crypto';
import type { CheckpointCodeState, Code } from 'shared-lib/domain';
import { binTagCodeState, type BinTag } from 'mf-communities/domain';

type CodeFields<Kind extends Code['kind']> = Omit<Extract<Code, { kind: Kind }>, 'id' | 'door'>;

/** The id of the place in a community's printed codes. It doesn't reveal whose community it is. */
export const codePlaceId = (customerId: string, communityId: string): string =>
  createHash('sha256').update(`${customerId}/${communityId}`).digest('base64url').slice(0, 20);

/** The public document of a bin tag; the unit's data is added once the tag is at a door. */
export const binTagCode = (
  customerId: string,
  tag: Pick<BinTag, 'communityId' | 'status' | 'replacedById'>,
): CodeFields<'binTag'> => ({
  kind: 'binTag',
  state: binTagCodeState(tag),
  place: codePlaceId(customerId, tag.communityId),
});

/** The public document of a checkpoint. */
export const checkpointCode = (
  customerId: string,
  communityId: string,
  state: CheckpointCodeState,
): CodeFields<'checkpoint'> => ({ kind: 'checkpoint', state, place: codePlaceId(customerId, communityId) });
