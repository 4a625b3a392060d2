import { communitySchema, readDocument, publicPageSchema } from 'shared-lib/domain';
import { publicPageOf } from './publicPage.ts';

const community = (data: object) => {
  const result = readDocument(communitySchema, 'customers/olivia/communities/elm', { ...data });
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

const pastPlan = {
  until: '2026-11-15',
  serviceDays: ['monday'],
  setOutStart: '17:00',
  setOutEnd: '19:00',
  serviceStart: '19:00',
  binInBy: '09:00',
  timezone: 'America/New_York',
};

test('the public page holds what residents need, and nothing else', () => {
  const page = publicPageOf(
    community({
      propertyName: 'Elm Row',
      slug: 'elm-row',
      serviceDays: ['monday'],
      rules: ['Tie every bag.'],
      noServiceDates: ['2026-12-25'],
      pastPlans: [pastPlan],
      pastAgents: [{ until: '2026-11-16', memberId: 'sam' }],
      districtManagerId: 'dana',
      contactName: 'Hana Novak',
      contactPhone: '+12025550100',
      ratePerDoorCents: 1200,
      createdBy: 'olivia',
    }),
    { businessName: 'Sunrise Valet' },
    {
      logo: null,
      brandColour: '#0b5e55',
      contactPhone: '+12025550142',
      country: 'US',
      contactEmail: '',
      residentsSeeNights: true,
      managersSeePhotos: true,
    },
    {
      visit: { date: '2026-11-20', startedAt: 1000, endedAt: null },
      announcement: { date: '2026-11-20', kind: 'runningLate', at: 2000, minutes: 45 },
    },
  );
  expect(page).toEqual({
    businessName: 'Sunrise Valet',
    business: {
      logo: null,
      brandColour: '#0b5e55',
      contactPhone: '+12025550142',
      country: 'US',
      contactEmail: '',
      residentsSeeNights: true,
    },
    propertyName: 'Elm Row',
    serviceDays: ['monday'],
    timezone: 'America/New_York',
    setOutStart: '18:00',
    setOutEnd: '20:00',
    serviceStart: '20:00',
    rules: ['Tie every bag.'],
    noServiceDates: ['2026-12-25'],
    pastPlans: [pastPlan],
    visit: { date: '2026-11-20', startedAt: new Date(1000), endedAt: null },
    announcement: { date: '2026-11-20', kind: 'runningLate', at: new Date(2000), minutes: 45 },
  });
  expect(readDocument(publicPageSchema, 'publicPages/sunrise-valet/communities/elm-row', page)).toEqual({
    ok: true,
    value: {
      ...page,
      id: 'elm-row',
      movedTo: null,
      visit: { ...page.visit, startedAt: 1000 },
      announcement: { ...page.announcement, at: 2000 },
    },
  });
});
