import { paths, type Tier } from 'shared-lib/domain';
import { mailPart } from '../names.ts';
import { randomOf } from '../random.ts';
import type { SeedDocument, SeedLogin } from '../seedSet.ts';

/** A member as the seed describes one. */
export interface SeedMember {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tier: Tier;
  /** Built from the name and the owner's domain by default. */
  readonly email?: string;
  readonly isActive?: false;
  /** False for a member who never had a login account. */
  readonly hasLogin?: false;
}

const millisPerDay = 86_400_000;
const millisPerHour = 3_600_000;

const emailOf = (member: SeedMember, domain: string): string =>
  member.email ?? `${mailPart(member.firstName)}.${mailPart(member.lastName)}@${domain}`;

/**
 * A member's team document with believable dates: active members were here recently.
 * @param domain of the email address
 * @param now epoch milliseconds
 */
export const teamDocument = (
  customerId: string,
  member: SeedMember,
  domain: string,
  now: number,
): SeedDocument => {
  const random = randomOf(`${customerId}/${member.id}`);
  const isActive = member.isActive ?? true;
  const daysHere = random.int(60, 380);
  const lastActive = isActive
    ? now - random.int(1, 60) * millisPerHour
    : now - random.int(20, daysHere) * millisPerDay;
  return {
    path: paths.teamMember(customerId, member.id),
    data: {
      ...(member.hasLogin === false ? {} : { uid: member.id }),
      customerId,
      firstName: member.firstName,
      lastName: member.lastName,
      email: emailOf(member, domain),
      phone: `+1${random.int(202, 989)}555${String(random.int(100, 199)).padStart(4, '0')}`,
      tier: member.tier,
      isActive,
      lastActive: new Date(lastActive),
      dateCreated: new Date(now - (daysHere + 5) * millisPerDay),
      lastModified: new Date(isActive ? now - random.int(5, 50) * millisPerDay : lastActive + millisPerDay),
    },
  };
};

/** The members' login accounts; they have no password, unless the demo provides one. */
export const memberLogins = (members: readonly SeedMember[], domain: string): SeedLogin[] =>
  members
    .filter((member) => member.hasLogin !== false)
    .map((member) => ({
      uid: member.id,
      email: emailOf(member, domain),
      displayName: `${member.firstName} ${member.lastName}`,
    }));
