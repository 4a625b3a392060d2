import { serverTimestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { noOne, owner, runs, stranger, type Role } from '../../backend/rules/table/roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from '../../backend/rules/table/Row.ts';

const signedBy = (uid: string) => ({ lastModifiedBy: { uid, at: serverTimestamp() } });
const long = (size: number) => 'x'.repeat(size);

const settingsPath = `${paths.customer(owner)}/settings`;
const settings = (
  section: string,
  valid: object,
  faults: Readonly<Record<string, object>>,
  readers: readonly Role[] = runs,
): Row[] => [
  getting(`${settingsPath}/${section}`, readers),
  creating(section, settingsPath, section, valid, runs),
  updating(section, `${settingsPath}/${section}`, {}, valid, runs),
  ...creatingWrongSection(section, valid, faults),
  deleting(`${settingsPath}/${section}`, valid, noOne),
];

function creatingWrongSection(
  section: string,
  valid: object,
  faults: Readonly<Record<string, object>>,
): Row[] {
  return Object.entries({ ...faults, 'one more field': { plan: 'all' } }).map(([what, fault]) =>
    creating(what, settingsPath, section, { ...valid, ...fault }, noOne, ['owner']),
  );
}

/** The settings of the business. */
export const settingsRows: Row[] = [
  listing(settingsPath, runs),
  ...settings(
    'business',
    {
      logo: 'data:image/png;base64,iVBORw0KGgo=',
      brandColour: '#0b5e55',
      contactPhone: '+12025550142',
      country: 'GB',
      contactEmail: 'office@sunrise.example',
      residentsSeeNights: true,
      managersSeePhotos: true,
    },
    {
      'a logo that can hold scripts': { logo: 'data:image/svg+xml;base64,PHN2Zy8+' },
      'a logo from elsewhere': { logo: 'https://pictures.example/logo.png' },
      'a logo of 80,001 letters': { logo: `data:image/png;base64,${'A'.repeat(79_979)}` },
      'a colour by its name': { brandColour: 'red' },
      'a phone number that is none': { contactPhone: 'call us' },
      'a country by its name': { country: 'Canada' },
      'a country that is a list': { country: ['GB'] },
      'an email that is none': { contactEmail: 'write to us' },
      'nights for some': { residentsSeeNights: 'some' },
      'photos for some': { managersSeePhotos: 1 },
      'one more field': { businessSlug: 'another' },
    },
  ),
  creating('signed with one’s own name', settingsPath, 'sms', { enabled: true, ...signedBy(owner) }, [
    'owner',
  ]),
  creating(
    'signed at another time',
    settingsPath,
    'sms',
    { lastModifiedBy: { uid: owner, at: new Date(0) } },
    noOne,
  ),
  updating(
    'signed with another’s name',
    `${settingsPath}/sms`,
    { enabled: false },
    { enabled: true, ...signedBy('eve') },
    noOne,
  ),
  updating(
    'signed with one’s own name',
    `${paths.customer(owner)}`,
    {},
    { notifyViolations: true, ...signedBy(owner) },
    ['owner'],
  ),
  creating('a section that is none', settingsPath, 'plan', { maxTeam: 100 }, noOne),
  ...settings(
    'operations',
    {
      compactorPhotos: true,
      qrCodeScanning: false,
      propertyClaims: true,
      fieldAppAddress: 'https://field.sunrise.example/app?lang=en',
    },
    {
      'a word': { qrCodeScanning: 'on' },
      'a script for an address': { fieldAppAddress: 'javascript:alert(1)' },
      'an address with a password': { fieldAppAddress: 'https://sam:secret@field.example' },
      'an address of 501 letters': { fieldAppAddress: `https://field.example/${'a'.repeat(479)}` },
    },
    // The field app follows them.
    [...runs, 'manager', 'specialist', 'colleague'],
  ),
  ...settings(
    'sms',
    {
      enabled: true,
      senderName: 'Sunrise',
      quietFrom: '21:00',
      quietTo: '08:00',
      monthlySegments: 5000,
    },
    {
      'a sender of 41 letters': { senderName: long(41) },
      'a time that is none': { quietFrom: 'late' },
      'a sender with an emoji': { senderName: 'Sunrise 🌅' },
      'a sender with a letter that makes texts larger': { senderName: 'Aquí' },
      'a month without a text': { monthlySegments: 0 },
      'more than a million': { monthlySegments: 1_000_001 },
    },
  ),
  ...settings(
    'checkpoints',
    { brandColour: '#1971c2', label: 'Scan me', logoSource: 'business', logoPath: null, dotStyle: 'rounded' },
    {
      'a colour that is none': { brandColour: 'blue' },
      'a label of 61 letters': { label: long(61) },
      'a style that is none': { dotStyle: 'star' },
      'a logo of nobody': { logoSource: 'theirs' },
    },
  ),
  ...settings(
    'roundChecks',
    {
      minSecondsPerDoor: 8,
      doorsAtOnce: 0,
      maxSpeedKmh: 64,
      maxClockOffMin: 10,
      maxGateDistanceM: 152,
      reusedPhotos: false,
    },
    {
      'a limit below 0': { doorsAtOnce: -1 },
      'a limit of more than 100,000': { maxGateDistanceM: 100_001 },
      'a limit that is no whole number': { minSecondsPerDoor: 6.5 },
      'a limit that is null': { maxClockOffMin: null },
      'a word for a switch': { reusedPhotos: 'on' },
    },
  ),
  ...settings(
    'codeLooks',
    { looks: { Night: '{"brandColour":"#123456"}' } },
    {
      'looks that are no map': { looks: ['x'] },
      '13 looks': { looks: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`Look ${at}`, '{}'])) },
      'a look that is no text': { looks: { Night: 7 } },
      'looks of 24,001 letters': { looks: { Night: long(24_001) } },
      'a name of 721 letters': { looks: { [long(721)]: '{}' } },
    },
  ),
  ...settings(
    'payroll',
    { frequency: 'monthly', startsOn: '2026-01-28' },
    {
      'a day that some months do not have': { startsOn: '2026-01-29' },
      'every day': { frequency: 'daily' },
      'a date that is none': { startsOn: 'Monday' },
    },
  ),
];

const log = paths.businessActivity(owner);
const entry = {
  kind: 'member',
  act: 'edited',
  by: owner,
  recordId: 'sam',
  changes: [],
  expiresAt: new Date(4e12),
};

/** Who changed what: only functions write it. */
export const activityRows: Row[] = [
  getting(`${log}/one`, runs, entry),
  listing(log, runs),
  listing(paths.businessActivity(stranger), ['stranger']),
  creating('an entry', log, 'two', entry, noOne),
  updating('the author of an entry', `${log}/one`, entry, { by: 'adam' }, noOne),
  updating('how long an entry is kept', `${log}/one`, entry, { expiresAt: new Date(1) }, noOne),
  deleting(`${log}/one`, entry, noOne),
];
