import { paths, type Community } from 'shared-lib/domain';
import { checkpointCode } from '../../functions/core/codes/codeDocuments.ts';
import { codeOf } from '../codeOf.ts';
import type { SeedDocument } from '../seedSet.ts';

const places = ['Main gate', 'Compactor', 'North stairs', 'South stairs', 'Mail room'] as const;

/** The ids of a community's first checkpoints, in route order. */
export const checkpointIdsOf = (communityId: string, count: number): string[] =>
  places.slice(0, count).map((_, index) => `${communityId}-checkpoint-${index + 1}`);

/** Whether a demo checkpoint requires a photo: each community's compactor does. */
export const needsPhoto = (checkpointId: string): boolean => checkpointId.endsWith('-checkpoint-2');

/** The documents of a community's checkpoints, at most five, and of their codes. */
export const checkpointDocuments = (
  customerId: string,
  community: Community,
  count: number,
  createdAt: Date,
): SeedDocument[] =>
  checkpointIdsOf(community.id, count).flatMap((id, index) => {
    const qrToken = codeOf(`${customerId}/${id}`);
    return [
      {
        path: paths.checkpoint(customerId, id),
        data: {
          communityId: community.id,
          name: places[index],
          building: 'A',
          order: index + 1,
          type: 'qr',
          qrToken,
          requiredPerShift: 1,
          photoRequired: needsPhoto(id),
          isActive: true,
          // It has scans, so it was printed.
          printedAt: createdAt,
          createdAt,
          createdBy: customerId,
        },
      },
      { path: paths.code(qrToken), data: checkpointCode(customerId, community.id, 'active') },
    ];
  });
