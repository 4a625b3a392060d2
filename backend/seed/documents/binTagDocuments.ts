import { paths, type Community } from 'shared-lib/domain';
import { binTagLabel, type BinTag } from 'mf-communities/domain';
import { binTagCode } from '../../functions/core/codes/codeDocuments.ts';
import { codeOf } from '../codeOf.ts';
import type { SeedDocument } from '../seedSet.ts';
import { unitIdOf } from './unitDocuments.ts';

/** Spare tags for new doors in each community with tags. */
const spares = 12;

/** The unit whose first tag was damaged and replaced. */
const replacedAt = 2;

/** The id of the bin tag at a unit's door. */
export const binTagIdOf = (unitId: string): string => codeOf(unitId);

/** The bin tags of a community: one at each unit's door, one that was replaced, and a second batch that isn't printed or claimed yet. */
export const binTagDocuments = (
  customerId: string,
  community: Community,
  createdAt: Date,
): SeedDocument[] => {
  const { id: communityId, totalUnits } = community;
  const made = { createdAt, createdBy: customerId };

  const tag = (
    id: string,
    { status = 'unassigned', replacedById = null, ...more }: Partial<BinTag>,
    batch: number,
    history: readonly object[] = [],
  ): SeedDocument[] => [
    {
      path: paths.binTag(customerId, id),
      data: {
        communityId,
        printedAt: createdAt,
        ...more,
        status,
        replacedById,
        printBatchId: `${communityId}-${batch}`,
        assignedAt: status === 'assigned' ? createdAt : null,
        history,
        ...made,
      },
    },
    { path: paths.code(id), data: binTagCode(customerId, { communityId, status, replacedById }) },
  ];

  const batch = (number: number, label: string, count: number, printedAt: Date | null): SeedDocument => ({
    path: paths.binTagBatch(customerId, `${communityId}-${number}`),
    data: { communityId, label, count, made: count, printedAt, ...made },
  });

  const atDoors = Array.from({ length: totalUnits }, (_, index) => {
    const unitId = unitIdOf(communityId, index);
    return tag(
      binTagIdOf(unitId),
      { unitId, label: unitId.slice(communityId.length + 1), status: 'assigned' },
      1,
    );
  });
  const spare = { label: 'Spare', count: spares };
  const free = Array.from({ length: spares }, (_, index) =>
    tag(
      codeOf(`${communityId}/spare/${index}`),
      { label: binTagLabel(spare, index + 1), printedAt: null },
      2,
    ),
  );
  const unitId = unitIdOf(communityId, replacedAt);
  const replacedById = binTagIdOf(unitId);
  const line = { act: 'replaced', at: createdAt, by: customerId, unitId, otherId: replacedById };
  const damaged = { unitId, label: `${unitId.slice(communityId.length + 1)} (first)`, replacedById };
  return [
    batch(1, 'First tags', totalUnits + 1, createdAt),
    batch(2, spare.label, spares, null),
    ...atDoors.flat(),
    ...tag(codeOf(`${unitId}/first`), { ...damaged, status: 'damaged' }, 1, [line]),
    ...free.flat(),
  ];
};
