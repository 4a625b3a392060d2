import { expect, type Page } from '@playwright/test';
import { localDate, paths } from 'shared-lib/domain';
import {
  addRecords,
  communityRecord,
  createLogin,
  createOwner,
  firestore,
  memberRecord,
} from '../backend.ts';

/** An owner whose business has a slug, with a community, and an Admin who can sign in. */
export async function businessToEdit() {
  const { uid, email } = await createOwner();
  const adminId = `${uid}-ada`;
  const ada = {
    ...memberRecord(uid, 'Ada', 'Lovelace'),
    tier: 'Admin',
    uid: adminId,
    email: `${adminId}@demo.test`,
  };
  await firestore().doc(paths.customer(uid)).update({ businessSlug: uid });
  await addRecords(uid, {
    team: { [adminId]: ada },
    communities: {
      elm: {
        ...communityRecord('Elm Row'),
        slug: 'elm-row',
        serviceDays: ['monday', 'friday'],
        address: '12 Elm Street',
        rules: ['Tie every bag.', 'No glass.', 'Flatten boxes.'],
        noServiceDates: ['2020-01-01'],
      },
      oak: { ...communityRecord('Oak Park'), slug: 'oak-park', serviceDays: ['monday'] },
    },
  });
  await createLogin(adminId, ada.email);
  const read = async (id = 'elm') => (await firestore().doc(paths.community(uid, id)).get()).data();
  return { uid, email, adminId, adminEmail: ada.email, read };
}

/** The address of the community to edit. */
export const address = '/communities/elm';
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const edit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
export const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save changes' });
export const log = (page: Page) => page.getByRole('list', { name: 'Activity' }).locator('> li');
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const today = () => localDate(Date.now(), 'America/New_York');

/** Saves the open form, and waits until it is gone. */
export async function saved(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
