const long = (size: number) => 'x'.repeat(size);

/** A valid edit for the function, with every field that the app reads. */
export const validEdit = {
  propertyName: 'Elm Place',
  serviceDays: ['monday', 'friday'],
  timezone: 'America/Chicago',
  totalUnits: 12,
  rules: ['Tie every bag.'],
  geofence: { lat: 36.16, lng: -86.78, radiusM: 250 },
  noServiceDates: ['2999-12-25'],
  contactEmail: 'office@elm.test',
  contactPhone: '+12025550100',
  ratePerDoorCents: 1200,
};

/** Invalid edits, rejected by the schema and, from a client, by the rules. */
export const editFaults: Readonly<Record<string, object>> = {
  'no name': { propertyName: '' },
  'a name of 10,000 letters': { propertyName: long(10_000) },
  'an address of 10,000 letters': { address: long(10_000) },
  'a day that is none': { serviceDays: ['someday'] },
  'eight days': { serviceDays: Array.from({ length: 8 }, () => 'monday') },
  'a time of day that is none': { setOutStart: '25:00' },
  'a time of day that is gone': { binInBy: '' },
  'a set-out that ends before it starts': { setOutStart: '20:00', setOutEnd: '19:00' },
  'units below zero': { totalUnits: -1 },
  'rules that are no texts': { rules: [42] },
  'a rule without a word': { rules: [' '] },
  'a rule of 10,000 letters': { rules: [long(10_000)] },
  '101 rules': { rules: Array.from({ length: 101 }, () => 'No.') },
  'a date that is none': { noServiceDates: ['Christmas'] },
  'a month that is none': { noServiceDates: ['2026-99-99'] },
  'a day that its month has not': { noServiceDates: ['2999-02-30'] },
  'a closure that is over': { noServiceDates: ['2001-12-25'] },
  'a fence around nothing': { geofence: { lat: 91, lng: 0, radiusM: 250 } },
  'a fence without an end': { geofence: { lat: 36, lng: -86, radiusM: Number.POSITIVE_INFINITY } },
  'a fence without a radius': { geofence: { lat: 36, lng: -86, radiusM: Number.NaN } },
  'an email that is none': { contactEmail: 'office' },
  'a phone number that is none': { contactPhone: '555' },
  'a rate that is no number': { ratePerDoorCents: 'much' },
  'a rate below zero': { ratePerDoorCents: -1 },
  'a time zone that does not exist': { timezone: 'Foo/Bar' },
  'words for a time zone': { timezone: 'here and now' },
};
