import type { StorageProblem } from '../../data/pictures/storageProblem.ts';

const told = ['object-not-found', 'unauthorized', 'unauthenticated'] as const;

type Told = (typeof told)[number];

/** The key under `missing` of the message for a photo that can't be shown. */
export const missingPhotoKey = (problem: StorageProblem): Told | 'other' =>
  told.find((known) => known === problem) ?? 'other';
