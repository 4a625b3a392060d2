import { Timestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { owner, stranger, uids } from './roles.ts';
import type { Documents } from './Row.ts';

/** The team record of a member of the owner's team. */
export const member = (uid: string, tier: string, isActive = true) => ({
  uid,
  customerId: owner,
  firstName: uid,
  lastName: 'Test',
  email: `${uid}@example.com`,
  tier,
  isActive,
});

export const customer = {
  firstName: 'Olivia',
  lastName: 'Park',
  businessName: 'Sunrise',
  initialOnboardingComplete: true,
  notifyViolations: true,
  dateCreated: 'long ago',
};

/** The date of tonight's shifts, calculated as in the rules: 18 hours back in UTC. */
export const tonight = (): string => new Date(Date.now() - 18 * 3_600_000).toISOString().slice(0, 10);

const assignment = (communityId: string, day: string, memberId: string) => ({
  [paths.assignedAgent(owner, communityId, day)]: { customerId: owner, communityId, day, memberId },
});

/** The report of a member's shift tonight, which scans, service logs and violations depend on. */
const begun = (memberId: string, communityId: string) => ({
  [`${paths.shiftReports(owner)}/${memberId}_${tonight()}_${communityId}`]: {
    memberId,
    communityId,
    serviceDate: tonight(),
    status: 'inProgress',
  },
});

/** Replaced regular specialists: `until` was their last night. */
const pastAgents = [
  { until: '2026-01-05', memberId: uids.manager },
  { until: tonight(), memberId: uids.specialist },
];

/**
 * Documents that always exist. The specialist serves Maple on Mondays, the manager oversees Oak, the colleague steps in at Pine
 * tonight; each has begun a report there. Birch is archived. At Elder the specialist was replaced during tonight's shift, the manager long ago.
 */
export const records = (): Documents => ({
  [paths.customer(owner)]: customer,
  [paths.customer(stranger)]: { firstName: 'Another', initialOnboardingComplete: true },
  [paths.teamMember(owner, owner)]: member(owner, 'Admin'),
  [paths.teamMember(owner, uids.admin)]: member(uids.admin, 'Admin'),
  [paths.teamMember(owner, uids.inactiveAdmin)]: member(uids.inactiveAdmin, 'Admin', false),
  [paths.teamMember(owner, uids.manager)]: member(uids.manager, 'District Manager'),
  [paths.teamMember(owner, uids.specialist)]: member(uids.specialist, 'Collection Specialist'),
  [paths.teamMember(owner, uids.colleague)]: member(uids.colleague, 'Collection Specialist'),
  [paths.teamMember('closed-account', uids.orphan)]: member(uids.orphan, 'Admin'),
  [paths.community(owner, 'maple')]: { propertyName: 'Maple Court' },
  [paths.community(owner, 'oak')]: { propertyName: 'Oak Park', districtManagerId: uids.manager },
  [paths.community(owner, 'pine')]: { propertyName: 'Pine Hollow' },
  [paths.community(owner, 'elder')]: { propertyName: 'Elder Walk', pastAgents },
  [paths.community(owner, 'cedar')]: {
    propertyName: 'Cedar Run',
    pastManagers: [
      { until: '2026-01-05', memberId: uids.specialist },
      { until: tonight(), memberId: uids.manager },
    ],
  },
  [paths.community(owner, 'birch')]: { propertyName: 'Birch Row', archivedAt: Timestamp.fromMillis(0) },
  ...assignment('maple', 'monday', uids.specialist),
  // Left behind by an archived community and a deleted one.
  ...assignment('birch', 'monday', uids.specialist),
  ...assignment('gone', 'monday', uids.specialist),
  ...begun(uids.specialist, 'maple'),
  ...begun(uids.manager, 'oak'),
  ...begun(uids.colleague, 'pine'),
  ...begun(uids.inactiveAdmin, 'maple'),
  ...begun(uids.specialist, 'birch'),
  ...begun(uids.specialist, 'elder'),
  ...begun(uids.manager, 'cedar'),
  ...begun(uids.colleague, 'cedar'),
  [paths.violationType(owner, 'glass')]: { name: { en: 'Glass' }, requiresPhoto: true },
  [paths.violationType(owner, 'early')]: { name: { en: 'Too early' }, requiresPhoto: false },
  [paths.scheduleNight(owner, tonight())]: {
    schedule: [
      { communityId: 'maple', newAgentId: '' },
      { communityId: 'pine', newAgentId: uids.colleague },
    ],
    relieved: [{ communityId: 'cedar', newAgentId: uids.colleague }],
  },
});
