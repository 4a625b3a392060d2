import {
  addDays,
  coverageNights,
  indexAssignments,
  readDocument,
  scheduleNightSchema,
  serviceNight,
  shiftOn,
  type AssignedAgent,
  type Community,
  type Shift,
  paths,
} from 'shared-lib/domain';
import { demoUids } from '../accounts.ts';
import { binTagDocuments, binTagIdOf } from '../documents/binTagDocuments.ts';
import { checkpointDocuments, checkpointIdsOf } from '../documents/checkpointDocuments.ts';
import {
  assignedAgentDocument,
  communityDetailDocuments,
  communityDocument,
  communityOf,
  hoursOf,
} from '../documents/communityDocuments.ts';
import { consentDocuments } from '../documents/consentDocuments.ts';
import { contactDocuments } from '../documents/contactDocuments.ts';
import { customerDocument } from '../documents/customerDocuments.ts';
import { withDerivedFields } from '../derivedFields.ts';
import { suppressionDocuments } from '../documents/suppressionDocuments.ts';
import { coursesOfNight, type PlacedShift, type ServedShift } from '../nights/nightCourses.ts';
import { nightDocuments, nightId } from '../documents/nightDocuments.ts';
import { withReportedDoor } from '../nights/missedPickups.ts';
import { managerDocuments } from '../documents/managerDocuments.ts';
import { withNotifications } from '../documents/notificationDocuments.ts';
import { payDocuments, withForgottenClockOut } from '../documents/payDocuments.ts';
import { paidBy } from './payingAccounts.ts';
import { photoFiles, withPhotos } from '../documents/photoDocuments.ts';
import { sunriseLogo } from '../pictures/logo.ts';
import { publicDocuments } from '../documents/publicDocuments.ts';
import { randomOf } from '../random.ts';
import { roundOf } from '../nights/round.ts';
import { logDocuments, faultyScans, scanDocuments } from '../documents/roundDocuments.ts';
import type { SeedDocument, SeedSet } from '../seedSet.ts';
import { startOf } from '../nights/serviceHours.ts';
import { shiftIdOf } from '../nights/shiftsOfNight.ts';
import { roundAt, sunriseCommunities } from './sunriseCommunities.ts';
import { forgetfulMember, sunriseAgents, sunriseRequests, sunriseSchedule } from './sunriseSchedule.ts';
import { sunriseTeam } from './sunriseTeam.ts';
import { memberLogins, teamDocument } from '../documents/teamDocuments.ts';
import { textDocuments, recentTextsAt } from '../documents/textDocuments.ts';
import { occupiedDoors, unitDocuments } from '../documents/unitDocuments.ts';
import { settledCourses } from '../nights/caseCourses.ts';
import { violationDocuments, violationTypeDocuments } from '../documents/violationDocuments.ts';

const owner = demoUids.owner;
const domain = 'sunrise-valet.test';
const businessName = 'Sunrise Valet';
const quantity = 12;
const ageInDays = 400;
const nights = 21;
/** How many earlier nights have only shift reports and clock-ins, for scorecards to compare with, and no rounds. */
const earlierNights = 41;
const checkpointCount = 4;
/** Communities whose doors have bin tags; their rounds are recorded door by door as far back as the coverage goes. */
const taggedCommunities = ['maple-court', 'harbor-point', 'cedar-glen'];
/** How many nights back the other communities' rounds go: each was served on at least one of these. */
const loggedNights = 3;
/** How many nights back shift reports have photos. */
const photographedNights = 7;
/** The community with faulty scans last night, and the other community's checkpoint that was scanned there. */
const oddlyScanned = { communityId: 'cedar-glen', foreignCheckpointId: 'maple-court-checkpoint-1' };

/** All assigned shifts of a past night, in each community's own time zone. */
const shiftsBack = (
  communities: readonly Community[],
  agents: readonly AssignedAgent[],
  schedule: readonly SeedDocument[],
  back: number,
  now: number,
): PlacedShift[] => {
  const scheduleNights = schedule.flatMap(({ path, data }) => {
    const result = readDocument(scheduleNightSchema, path, data);
    return result.ok ? [result.value] : [];
  });
  const assignments = indexAssignments(agents, scheduleNights);
  return communities.flatMap((community) => {
    const date = addDays(serviceNight(now, community.timezone), -back);
    const shift = shiftOn(community, date, assignments);
    return shift === null || shift.agentId === null ? [] : [{ community, shift }];
  });
};

/**
 * The last night before tonight when a specialist came, by community: residents' reports are about that night.
 * @param nights indexed by how many nights ago they were
 */
const attendedNights = (nights: readonly (readonly ServedShift[])[]): ReadonlyMap<string, string> => {
  const nightOf = new Map<string, string>();
  for (const { community, shift, course } of nights.slice(1).flat()) {
    if (nightOf.has(community.id) || course.clockInAt === null) continue;
    nightOf.set(community.id, shift.serviceDate);
  }
  return nightOf;
};

/** A shift's records under the id that a field app gives it: a specialist on the clock can continue it (docs/field-app.md). */
const withFieldId = (documents: readonly SeedDocument[], shift: Shift): SeedDocument[] => {
  const { agentId, serviceDate, communityId } = shift;
  const shiftReportId = shiftIdOf({ memberId: agentId ?? '', serviceDate, communityId });
  return documents.map((document) => ({
    ...document,
    path: document.path.replace(new RegExp(`/${nightId(shift)}$`), `/${shiftReportId}`),
    data: { ...document.data, shiftReportId },
  }));
};

/** The records of one night: clock-ins and shift reports, and for recent nights the reported rounds, door by door. */
const recordsOfNight = (
  shifts: readonly ServedShift[],
  back: number,
  attended: ReadonlyMap<string, string>,
  now: number,
): SeedDocument[] =>
  shifts.flatMap(({ community, shift, course }) => {
    const checkpointIds = checkpointIdsOf(community.id, checkpointCount);
    const occupied = occupiedDoors(owner, community);
    const chance = randomOf(`round/${nightId(shift)}`);
    const anyRound = roundOf(community, occupied, course, checkpointIds, chance, now);
    const isReported = attended.get(community.id) === shift.serviceDate;
    const round = isReported ? withReportedDoor(anyRound, community) : anyRound;
    const isTagged = taggedCommunities.includes(community.id);
    const { communityId, foreignCheckpointId } = oddlyScanned;
    const documents = [
      ...nightDocuments(owner, community, shift, course, round, checkpointCount, now),
      ...(back < coverageNights ? scanDocuments(owner, shift, round) : []),
      ...(back === 1 && community.id === communityId
        ? faultyScans(owner, shift, round, foreignCheckpointId)
        : []),
      ...(isReported || back < (isTagged ? coverageNights : loggedNights)
        ? logDocuments(owner, community, shift, round, isTagged)
        : []),
    ];
    const isOpen = course.clockInAt !== null && course.clockOutAt === null;
    return isOpen ? withFieldId(documents, shift) : documents;
  });

/** The earlier shifts with a violation, about one in ten of those with a specialist present. */
const withViolation = (shifts: readonly ServedShift[]): ServedShift[] =>
  shifts.filter(
    ({ shift, course }) =>
      course.clockInAt !== null &&
      randomOf(`violation/${shift.serviceDate}/${shift.communityId}`).chance(0.1),
  );

/**
 * Sunrise Valet, the full demo business of `owner@demo.test`. Logins of demo accounts are not included.
 * @param now epoch milliseconds; all dates are relative to it
 */
export const sunriseValet = (now: number): SeedSet => {
  const createdAt = new Date(now - ageInDays * 86_400_000);
  const tonight = serviceNight(now, 'America/New_York');
  const paid = paidBy(
    owner,
    { prefix: 'SUNRISE', price: 'standard', quantity, months: 5, daysIn: 9, status: 'active' },
    now,
  );
  const bare = customerDocument(
    {
      uid: owner,
      businessName,
      businessSlug: 'sunrise-valet',
      onboarded: true,
      ageInDays,
      tookWelcomeTour: true,
    },
    now,
  );
  const customer = { ...bare, data: { ...bare.data, ...paid.fields } };
  const profile = {
    path: paths.settingsSection(owner, 'business'),
    data: {
      logo: sunriseLogo(),
      brandColour: '#0b5e55',
      contactPhone: '+12025550142',
      contactEmail: 'office@sunrise-valet.example',
      residentsSeeNights: true,
      managersSeePhotos: true,
    },
  };
  const sentTexts = recentTextsAt(now);
  const communityDocuments = sunriseCommunities.map((community) => {
    const serviceStart = startOf(roundAt(community.id).part, community.place.timezone, now);
    return communityDocument(owner, { ...community, serviceStart }, createdAt);
  });
  const communities = communityDocuments.map(communityOf);
  const agents = sunriseAgents(communities);
  const schedule = sunriseSchedule(communities, agents, tonight, now);
  const wishes = {
    partOf: (communityId: string) => roundAt(communityId).part,
    announced: ({ communityId, serviceDate }: { communityId: string; serviceDate: string }) =>
      sentTexts.runningLate.communityId === communityId && sentTexts.runningLate.night === serviceDate
        ? sentTexts.runningLate.minutes
        : undefined,
  };
  const shifts = Array.from({ length: nights }, (_, back) =>
    coursesOfNight(owner, shiftsBack(communities, agents, schedule, back, now), wishes, now),
  );
  const earlier = Array.from({ length: earlierNights }, (_, index) =>
    coursesOfNight(owner, shiftsBack(communities, agents, schedule, nights + index, now), wishes, now),
  );
  const attended = attendedNights(shifts);
  const records = withForgottenClockOut(
    [...shifts, ...earlier].flatMap((night, back) => recordsOfNight(night, back, attended, now)),
    communities,
    { memberId: forgetfulMember, night: addDays(tonight, -1) },
  );
  const tagged = communities.filter((community) => taggedCommunities.includes(community.id));
  const units = communities.flatMap((community) =>
    unitDocuments(owner, community, createdAt, tagged.includes(community) ? binTagIdOf : undefined),
  );
  const texts = textDocuments(owner, communities, units, sentTexts);
  const suppressed = suppressionDocuments(owner, units, texts, now);
  const set = {
    logins: memberLogins(sunriseTeam, domain),
    documents: withPhotos(
      owner,
      withDerivedFields(
        [
          customer,
          ...paid.documents,
          ...sunriseTeam.map((member) => teamDocument(owner, member, domain, now)),
          ...communityDocuments,
          ...communities.flatMap((community) => communityDetailDocuments(owner, community, createdAt)),
          profile,
          ...publicDocuments(customer, communityDocuments, profile, records),
          ...agents.map(assignedAgentDocument),
          ...schedule,
          ...sunriseRequests(tonight, now),
          ...records,
          ...payDocuments(owner, records, tonight),
          ...violationTypeDocuments(owner, createdAt),
          ...violationDocuments(
            owner,
            shifts.slice(1).flatMap(withViolation),
            businessName,
            [owner, demoUids.admin],
            now,
          ),
          ...violationDocuments(
            owner,
            earlier.flatMap(withViolation),
            businessName,
            [owner, demoUids.admin],
            now,
            settledCourses,
          ),
          ...contactDocuments(owner, communities, units, attended, now),
          ...communities
            .filter(({ id }) => id === 'maple-court')
            .flatMap((community) => managerDocuments(owner, community, demoUids.admin, now)),
          ...communities.flatMap((community) =>
            checkpointDocuments(owner, community, checkpointCount, createdAt),
          ),
          ...suppressed.units,
          ...consentDocuments(owner, units),
          ...suppressed.documents,
          ...texts,
          ...tagged.flatMap((community) => binTagDocuments(owner, community, createdAt)),
        ],
        now,
      ),
      addDays(tonight, -photographedNights),
    ),
    files: photoFiles(owner),
    payments: paid.payments,
    renewed: hoursOf(communityDocuments),
  };
  return withNotifications(set, owner, { unseen: 7, unread: 5, read: 20 }, now);
};
