import type { Checkpoint } from 'shared-lib/domain';

/** Where a checkpoint is edited: in its community. */
export const checkpointPage = ({ communityId, id }: Pick<Checkpoint, 'communityId' | 'id'>): string =>
  `/communities/${encodeURIComponent(communityId)}?tab=checkpoints&checkpoint=${encodeURIComponent(id)}`;
