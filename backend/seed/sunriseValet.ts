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
import { demoUids } from './accounts.ts';
import { binTagDocuments, binTagIdOf } from './binTagDocuments.ts';
import { checkpointDocuments, checkpointIdsOf } from './checkpointDocuments.ts';
import {
  assignedAgentDocument,
  communityDetailDocuments,
  communityDocument,
  communityOf,
} from './communityDocuments.ts';
import { consentDocuments } from './consentDocuments.ts';
import { contactDocuments } from './contactDocuments.ts';
import { customerDocument } from './customerDocuments.ts';
import { withDerivedFields } from './derivedFields.ts';
import { leftAlone } from './leftAloneDocuments.ts';
import { doneCourse, nightDocuments, nightId, pastCourse, tonightCourse } from './nightDocuments.ts';
import { withReportedDoor } from './missedPickups.ts';
import { managerDocuments } from './managerDocuments.ts';
import { withNotifications } from './notificationDocuments.ts';
import { payDocuments, withForgottenClockOut } from './payDocuments.ts';
import { paidBy } from './payingAccounts.ts';
import { photoFiles, withPhotos } from './photoDocuments.ts';
import { sunriseLogo } from './pictures/logo.ts';
import { publicDocuments } from './publicDocuments.ts';
import { randomOf } from './random.ts';
import { roundOf } from './round.ts';
import { logDocuments, oddScans, scanDocuments } from './roundDocuments.ts';
import type { SeedDocument, SeedSet } from './seedSet.ts';
import { reportedTonight, sunriseCommunities } from './sunriseCommunities.ts';
import { forgetfulMember, sunriseAgents, sunriseRequests, sunriseSchedule } from './sunriseSchedule.ts';
import { sunriseTeam } from './sunriseTeam.ts';
import { memberLogins, teamDocument } from './teamDocuments.ts';
import { textDocuments } from './textDocuments.ts';
import { unitDocuments } from './unitDocuments.ts';
import { violationDocuments, violationTypeDocuments } from './violationDocuments.ts';

const owner = demoUids.owner;
const domain = 'sunrise-valet.test';
const businessName = 'Sunrise Valet';
const quantity = 12;
const ageInDays = 400;
const nights = 21;
const checkpointCount = 4;
/** Communities whose doors carry bin tags; their rounds are recorded door by door as far back as the coverage goes. */
const taggedCommunities = ['maple-court', 'harbor-point', 'cedar-glen'];
/** How many nights back the rounds of the other communities are: each of them was served on one of these at least. */
const loggedNights = 3;
/** As far back as shift reports have photos. */
const photographedNights = 7;
/** Where some scans of last night went wrong, and the check point of another community that was scanned there. */
const oddlyScanned = { communityId: 'cedar-glen', foreignCheckpointId: 'maple-court-checkpoint-1' };

interface CommunityShift {
  readonly community: Community;
  readonly shift: Shift;
}

/** All shifts with an agent of the night so many nights back, in each community's own zone. */
const shiftsBack = (
  communities: readonly Community[],
  agents: readonly AssignedAgent[],
  schedule: readonly SeedDocument[],
  back: number,
  now: number,
): CommunityShift[] => {
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

const courseOf = (community: Community, shift: Shift, index: number, back: number, now: number) => {
  if (back > 0) return pastCourse(owner, community, shift);
  return community.id === reportedTonight
    ? doneCourse(community, shift, now)
    : tonightCourse(community, shift, index, now);
};

/**
 * The last night before tonight on which somebody came, by community: what residents report is of that night.
 * @param shifts by how many nights back they are
 */
const attendedNights = (shifts: readonly (readonly CommunityShift[])[]): ReadonlyMap<string, string> => {
  const nightOf = new Map<string, string>();
  for (const { community, shift } of shifts.slice(1).flat()) {
    if (nightOf.has(community.id) || pastCourse(owner, community, shift).clockInAt === null) continue;
    nightOf.set(community.id, shift.serviceDate);
  }
  return nightOf;
};

/** The records of one night: clock-ins and shift reports, and of the last nights the rounds that they report, door by door. */
const recordsOfNight = (
  shifts: readonly CommunityShift[],
  back: number,
  attended: ReadonlyMap<string, string>,
  now: number,
): SeedDocument[] =>
  shifts.flatMap(({ community, shift }, index) => {
    const course = courseOf(community, shift, index, back, now);
    if (course === null) return [];
    const checkpointIds = checkpointIdsOf(community.id, checkpointCount);
    const anyRound = roundOf(community, course, checkpointIds, randomOf(`round/${nightId(shift)}`), now);
    const isReported = attended.get(community.id) === shift.serviceDate;
    const round = isReported ? withReportedDoor(anyRound, community) : anyRound;
    const isTagged = taggedCommunities.includes(community.id);
    const { communityId, foreignCheckpointId } = oddlyScanned;
    return [
      ...nightDocuments(owner, community, shift, course, round, checkpointCount, now),
      ...(back < coverageNights ? scanDocuments(owner, shift, round) : []),
      ...(back === 1 && community.id === communityId
        ? oddScans(owner, shift, round, foreignCheckpointId)
        : []),
      ...(isReported || back < (isTagged ? coverageNights : loggedNights)
        ? logDocuments(owner, community, shift, round, isTagged)
        : []),
    ];
  });

/** The earlier shifts in which a violation was found, about one in ten. */
const withViolation = (shifts: readonly CommunityShift[]): CommunityShift[] =>
  shifts.filter(({ shift }) => randomOf(`violation/${shift.serviceDate}/${shift.communityId}`).chance(0.1));

/**
 * Sunrise Valet, the demo business of `owner@demo.test`, with everything in it. Logins of demo accounts are not here.
 * @param now epoch milliseconds; all dates are relative to it
 */
export const sunriseValet = (now: number): SeedSet => {
  const createdAt = new Date(now - ageInDays * 86_400_000);
  const tonight = serviceNight(now, 'America/New_York');
  const paid = paidBy(
    owner,
    { prefix: 'SUNRISE', price: 'standard', quantity, months: 5, daysIn: 9, standing: 'active' },
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
    },
  };
  const communityDocuments = sunriseCommunities.map((community) =>
    communityDocument(owner, community, createdAt),
  );
  const communities = communityDocuments.map(communityOf);
  const agents = sunriseAgents(communities);
  const schedule = sunriseSchedule(communities, agents, tonight, now);
  const shifts = Array.from({ length: nights }, (_, back) =>
    shiftsBack(communities, agents, schedule, back, now),
  );
  const attended = attendedNights(shifts);
  const records = withForgottenClockOut(
    shifts.flatMap((night, back) => recordsOfNight(night, back, attended, now)),
    communities,
    { memberId: forgetfulMember, night: addDays(tonight, -1) },
  );
  const tagged = communities.filter((community) => taggedCommunities.includes(community.id));
  const units = communities.flatMap((community) =>
    unitDocuments(owner, community, createdAt, tagged.includes(community) ? binTagIdOf : undefined),
  );
  const texts = textDocuments(owner, communities, units, now);
  const left = leftAlone(owner, units, texts, now);
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
          ...sunriseCommunities.flatMap((community) => communityDetailDocuments(owner, community, createdAt)),
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
          ...contactDocuments(owner, communities, units, attended, now),
          ...communities
            .filter(({ id }) => id === 'maple-court')
            .flatMap((community) => managerDocuments(owner, community, demoUids.admin, now)),
          ...communities.flatMap((community) =>
            checkpointDocuments(owner, community, checkpointCount, createdAt),
          ),
          ...left.units,
          ...consentDocuments(owner, units),
          ...left.documents,
          ...texts,
          ...tagged.flatMap((community) => binTagDocuments(owner, community, createdAt)),
        ],
        now,
      ),
      addDays(tonight, -photographedNights),
    ),
    files: photoFiles(owner),
    payments: paid.payments,
    renewed: [],
  };
  return withNotifications(set, owner, { unseen: 7, unread: 5, read: 20 }, now);
};
