import { serverTimestamp } from 'firebase/firestore';
import {
  checkpointScanSchema,
  clockInOutSchema,
  customerSchema,
  paths,
  personalNotificationsSchema,
  reprintSchema,
  requestRecordSchema,
  serviceLogSchema,
  settingsSchemas,
  shiftReportSchema,
  supportRequestSchema,
  teamMemberSchema,
  violationSchema,
  type DocumentSchema,
} from 'shared-lib/domain';
import { listViewsSchema } from '../../../shared-lib/src/data/listViews/listView.ts';
import {
  hourAgo,
  justNow,
  newRecords,
  photoOf,
  shiftOf,
  type FieldKind,
} from '../../../mf-tracking/rules/fieldRecords.ts';
import { member } from './records.ts';
import { owner, ownPicture, uids, type Role } from './roles.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A write that the rules grant, and the schema that screens read the document with. */
export interface ClientWrite {
  readonly what: string;
  readonly as: Role;
  readonly path: string;
  readonly schema: DocumentSchema<object>;
  /** The stored document; null where the write creates it. */
  readonly given: Fields | null;
  readonly written: Fields;
}

const admin = uids.admin;
const sam = uids.specialist;
const now = serverTimestamp();
const customer = paths.customer(owner);

const settings: Readonly<Record<keyof typeof settingsSchemas, Fields>> = {
  business: {
    logo: 'data:image/png;base64,iVBORw0KGgo=',
    brandColour: '#0b5e55',
    contactPhone: '+12025550142',
    country: 'GB',
    contactEmail: 'office@sunrise.example',
    residentsSeeNights: true,
    managersSeePhotos: true,
  },
  operations: {
    compactorPhotos: true,
    qrCodeScanning: false,
    propertyClaims: true,
    fieldAppAddress: 'https://field.sunrise.example/app',
  },
  sms: { enabled: true, senderName: 'Sunrise', quietFrom: '21:00', quietTo: '08:00', monthlySegments: 5000 },
  checkpoints: { brandColour: '#1971c2', label: 'Scan me', logoPath: 'a/b.png', dotStyle: 'rounded' },
  codeLooks: { looks: { Night: '{"brandColour":"#123456"}' } },
  payroll: { frequency: 'weekly', startsOn: '2026-01-05' },
  roundChecks: {
    minSecondsPerDoor: 8,
    doorsAtOnce: 0,
    maxSpeedKmh: 64,
    maxClockOffMin: 10,
    maxGateDistanceM: 152,
    reusedPhotos: false,
  },
};

const fieldSchemas: Readonly<Record<FieldKind, DocumentSchema<object>>> = {
  clockInOuts: clockInOutSchema,
  shiftReports: shiftReportSchema,
  checkpointScans: checkpointScanSchema,
  serviceLogs: serviceLogSchema,
  violations: violationSchema,
};

const beginsShift = (kind: FieldKind) => kind === 'clockInOuts' || kind === 'shiftReports';

const created = (kind: FieldKind): ClientWrite => {
  const record = newRecords[kind](sam);
  const id = `${shiftOf(record)}_${beginsShift(kind) ? 3 : 8}`;
  const photo = photoOf(kind, id, sam);
  const more = {
    clockInOuts: {},
    shiftReports: {},
    checkpointScans: { photo },
    serviceLogs: { photo, reason: 'access' },
    violations: { photos: [photo] },
  }[kind];
  return {
    what: `a new one of ${kind}`,
    as: 'specialist',
    path: `${paths[kind](owner)}/${id}`,
    schema: fieldSchemas[kind],
    given: null,
    written: { ...record, ...(beginsShift(kind) ? {} : { shiftReportId: shiftOf(record) }), ...more },
  };
};

const report = `${paths.shiftReports(owner)}/hostile`;
const compactor = photoOf('shiftReports', 'hostile', sam);

/** One valid document of each kind that a client may write. */
export const clientWrites: readonly ClientWrite[] = [
  ...(Object.keys(fieldSchemas) as FieldKind[]).map(created),
  {
    what: 'a clock-out',
    as: 'specialist',
    path: `${paths.clockInOuts(owner)}/hostile`,
    schema: clockInOutSchema,
    given: newRecords.clockInOuts(sam, hourAgo),
    written: {
      status: 'closed',
      clockOutAt: justNow,
      breakMin: 30,
      clockOutGeo: { status: 'denied' },
      updatedAt: now,
    },
  },
  {
    what: 'a report that is filled in',
    as: 'specialist',
    path: report,
    schema: shiftReportSchema,
    given: newRecords.shiftReports(sam, hourAgo),
    written: {
      status: 'submitted',
      submittedAt: justNow,
      compactorLevel: 'half',
      compactorPhotos: [compactor],
      issues: [{ type: 'Locked gate', note: 'Nobody answered.', photos: [compactor] }],
      notes: 'All quiet.',
      updatedAt: now,
    },
  },
  ...Object.entries(settings).map(([section, written]): ClientWrite => ({
    what: `settings of ${section}`,
    as: 'admin',
    path: `${customer}/settings/${section}`,
    schema: settingsSchemas[section as keyof typeof settings],
    given: null,
    written,
  })),
  {
    what: 'the customer',
    as: 'owner',
    path: customer,
    schema: customerSchema,
    given: {
      firstName: 'Olivia',
      lastName: 'Park',
      businessName: 'Sunrise',
      initialOnboardingComplete: true,
    },
    written: { firstName: 'Ola', lastName: 'Berg', businessName: 'Dusk', profilePic: ownPicture },
  },
  {
    what: 'the tours of the owner',
    as: 'owner',
    path: customer,
    schema: customerSchema,
    given: {
      firstName: 'Olivia',
      lastName: 'Park',
      businessName: 'Sunrise',
      initialOnboardingComplete: true,
    },
    written: { completedTours: ['team'], lastTourCompleted: now, lastTourCompletedId: 'team' },
  },
  {
    what: 'switches of notifications',
    as: 'admin',
    path: customer,
    schema: customerSchema,
    given: {
      firstName: 'Olivia',
      lastName: 'Park',
      businessName: 'Sunrise',
      initialOnboardingComplete: true,
    },
    written: { notifyClockInOut: true, emailContactSubmissions: true },
  },
  {
    what: 'an Admin’s own record',
    as: 'admin',
    path: paths.teamMember(owner, admin),
    schema: teamMemberSchema,
    given: member(admin, 'Admin'),
    written: {
      firstName: 'Ada',
      lastName: 'Berg',
      phone: '+12025550142',
      profilePic: ownPicture,
      lastActive: now,
      lastModified: now,
    },
  },
  {
    what: 'a request',
    as: 'specialist',
    path: `${paths.requests(owner)}/${sam}`,
    schema: requestRecordSchema,
    given: null,
    written: {
      requests: [
        {
          userId: sam,
          status: 'pending',
          requestType: 'shift',
          requestDate: '2026-12-24',
          communityId: 'maple',
        },
      ],
    },
  },
  {
    what: 'a question to support',
    as: 'admin',
    path: `${paths.supportRequests(owner)}/hostile`,
    schema: supportRequestSchema,
    given: null,
    written: {
      topic: 'problem',
      message: 'It does not load.',
      diagnostics: 'x',
      status: 'new',
      createdAt: now,
      createdBy: admin,
      email: `${admin}@example.com`,
    },
  },
  {
    what: 'views of a list',
    as: 'admin',
    path: paths.listViews(owner, admin, 'team'),
    schema: listViewsSchema,
    given: null,
    written: { views: { 'Admins only': 'tier=Admin' } },
  },
  {
    what: 'one’s own notifications',
    as: 'admin',
    path: paths.personalNotifications(owner, admin),
    schema: personalNotificationsSchema,
    given: null,
    written: {
      isOwn: true,
      hasQuietHours: true,
      quietFrom: '22:00',
      quietTo: '06:30',
      digestAt: '06:30',
      digestBelowPercent: 95,
      language: 'es',
    },
  },
  {
    what: 'a wish for labels',
    as: 'admin',
    path: `${paths.reprints(owner)}/hostile`,
    schema: reprintSchema,
    given: null,
    written: { communityIds: ['maple'], before: now, createdAt: now, createdBy: admin, updatedAt: now },
  },
];
