import { demoUids } from '../accounts.ts';
import { firstNames, lastNames } from '../names.ts';
import type { SeedMember } from '../documents/teamDocuments.ts';

/** The District Manager whose deactivation affects every kind of record: assignments, future shifts, a request, communities. */
export const nadiaFlores = 'nadia-flores';

const specialist = (id: string, firstName: string, lastName: string): SeedMember => ({
  id,
  firstName,
  lastName,
  tier: 'Collection Specialist',
});

/**
 * The active members. As many as the plan allows have a login account, including the owner. One has none, so the first sign-in deactivates
 * that member.
 */
const active: readonly SeedMember[] = [
  { id: demoUids.owner, firstName: 'Olivia', lastName: 'Park', tier: 'Admin', email: 'owner@demo.test' },
  { id: demoUids.admin, firstName: 'Adam', lastName: 'Reyes', tier: 'Admin', email: 'admin@demo.test' },
  {
    id: demoUids.manager,
    firstName: 'Dana',
    lastName: 'Cole',
    tier: 'District Manager',
    email: 'manager@demo.test',
  },
  { ...specialist(demoUids.specialist, 'Sam', 'Ortiz'), email: 'specialist@demo.test' },
  { id: nadiaFlores, firstName: 'Nadia', lastName: 'Flores', tier: 'District Manager' },
  { id: 'ines-moreau', firstName: 'Inès', lastName: 'Moreau', tier: 'District Manager' },
  specialist('kwame-mensah', 'Kwame', 'Mensah'),
  specialist('linh-tran', 'Linh', 'Tran'),
  specialist('marcus-bell', 'Marcus', 'Bell'),
  specialist('priya-raman', 'Priya', 'Raman'),
  specialist('yusuf-karim', 'Yusuf', 'Karim'),
  specialist('grace-oduya', 'Grace', 'Oduya'),
  specialist('tomas-vidal', 'Tomás', 'Vidal'),
  { ...specialist('walter-boyd', 'Walter', 'Boyd'), hasLogin: false },
];

const inactiveCount = 39;

/** The former members. First and last names cycle through their lists at different speeds, so no two are alike. */
const inactive: readonly SeedMember[] = Array.from({ length: inactiveCount }, (_, index) => ({
  id: `former-${String(index + 1).padStart(2, '0')}`,
  firstName: firstNames[(index * 7) % firstNames.length] ?? '',
  lastName: lastNames[(index * 11 + 3) % lastNames.length] ?? '',
  tier: index % 13 === 5 ? 'District Manager' : 'Collection Specialist',
  isActive: false,
}));

/** The team of Sunrise Valet: 13 active and 40 inactive members, once the one without a login account is inactive too. */
export const sunriseTeam: readonly SeedMember[] = [...active, ...inactive];

/** The members who serve the communities, in addition to Nadia Flores. Walter Boyd, who has no login account, hasn't started yet. */
export const sunriseSpecialists: readonly string[] = active
  .filter((member) => member.tier === 'Collection Specialist' && member.hasLogin !== false)
  .map((member) => member.id);
