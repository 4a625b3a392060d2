import type { Page } from '@playwright/test';
import { paths } from 'shared-lib/domain';
import { communityRecord, createOwner, firestore } from '../backend.ts';

/** The list of a community's bin tags. */
export const tagList = (page: Page) => page.getByRole('table', { name: 'Bin tags' });

/** An owner with a community, `c1`, of six units in two buildings. */
export const ownerWithUnits = () =>
  createOwner({
    communities: { c1: { ...communityRecord('Elm Court'), slug: 'elm-court' } },
    units: Object.fromEntries(
      ['A-101', 'A-102', 'A-110', 'B-9', 'B-10', 'B-101'].map((name) => {
        const [building, unitNumber] = name.split('-');
        return [name, { communityId: 'c1', building, floor: '1', unitNumber }];
      }),
    ),
  });

/** An owner's stored tags, by label. */
export const storedTags = async (uid: string) => {
  const found = await firestore().collection(paths.binTags(uid)).orderBy('label').get();
  return new Map(found.docs.map((document) => [String(document.get('label')), document]));
};

/** The stored id of a unit's tag. */
export const tagAtUnit = async (uid: string, unitId: string) =>
  (await firestore().doc(paths.unit(uid, unitId)).get()).get('binTagId') as unknown;
