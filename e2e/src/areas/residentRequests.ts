import type { Page } from '@playwright/test';
import { addDays, momentOfNight, paths, serviceNight, weekdayOf } from 'shared-lib/domain';
import { communityRecord, firestore } from '../backend.ts';
import { sidePanel, pressAction } from '../page/sidePanel.ts';

const zone = 'America/New_York';
/** The age of the earliest request, in milliseconds. */
export const earliest = 90_000_000;
/** The last night with service before all of the requests. */
export const night = addDays(serviceNight(Date.now() - earliest, zone), -1);
const at = (time: string) => new Date(momentOfNight(night, time, zone));
const ofNight = { serviceDate: night, communityId: 'maple', memberId: 'sam', shiftReportId: 'sam-shift' };

/** A message from a resident of A-101 the morning after, in Spanish. */
export const request = (more: object = {}) => ({
  communityId: 'maple',
  name: 'Hana Novak',
  unitNumber: 'A-101',
  unitId: 'a-101',
  topic: 'missedPickup',
  message: 'Mi bolsa sigue afuera.',
  language: 'es',
  status: 'new',
  night,
  number: '7K3-P9Q',
  createdAt: new Date(),
  dueAt: new Date(Date.now() + 86_400_000),
  ...more,
});

/** A community with a night on which A-101 was served. */
export const records = {
  communities: {
    maple: {
      ...communityRecord('Maple Test'),
      slug: 'maple-test',
      timezone: zone,
      serviceDays: [weekdayOf(night)],
    },
  },
  units: { 'a-101': { communityId: 'maple', building: 'A', floor: '1', unitNumber: '101', language: 'es' } },
  clockInOuts: { clock: { ...ofNight, status: 'closed', clockInAt: at('20:05'), clockOutAt: at('22:40') } },
  serviceLogs: {
    log: {
      ...ofNight,
      unitId: 'a-101',
      servicedAt: at('21:14'),
      createdAt: at('21:14'),
      outcome: 'collected',
      method: 'binTag',
    },
  },
};

export const panel = (page: Page) => sidePanel(page, 'Request');
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const press = (page: Page, name: string) => pressAction(panel(page), name);
export const timeline = (page: Page) =>
  panel(page).getByRole('region', { name: 'Timeline' }).getByRole('listitem');
export const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('row', { name: new RegExp(name) });

export const stored = async (uid: string, id: string) =>
  (await firestore().doc(paths.contactSubmission(uid, id)).get()).data()!;
