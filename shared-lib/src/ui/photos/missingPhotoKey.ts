import type { StorageProblem } from '../../data/pictures/storageProblem.ts';

const explained = ['object-not-found', 'unauthorized', 'unauthenticated'] as const;

type Told = (typeof explained)[number];

/** The key under `missing` of the message for a photo that can't be shown. */
export const missingPhotoKey = (problem: StorageProblem): Told | 'other' =>
  explained.find((known) => known === problem) ?? 'other';
