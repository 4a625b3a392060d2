import { fullNameOf, tiers, type TeamMember } from '../teamMember/teamMember.ts';
import { cells } from './cells.ts';
import { rowFormat, type RowFormat } from './rowFormat.ts';

/** What lists, search and pickers need of a member. */
export type DirectoryMember = Pick<
  TeamMember,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'email'
  | 'phone'
  | 'tier'
  | 'isActive'
  | 'profilePic'
  | 'lastActive'
  | 'dateCreated'
  | 'lastModified'
> & {
  /** Whether there is a login account. */
  readonly hasLogin: boolean;
  /** Whether a deactivation has begun and isn't finished. */
  readonly isDeactivating: boolean;
};

const stored = rowFormat({
  id: cells.id,
  firstName: cells.text,
  lastName: cells.text,
  mailbox: cells.text,
  // Members of a team often share one, which then costs a letter.
  mailDomain: cells.textOrNone,
  phone: cells.textOrNone,
  tier: cells.choice(tiers),
  flags: cells.flags('isActive', 'hasLogin', 'isDeactivating'),
  profilePic: cells.textOrNone,
  lastActive: cells.instantOrNone,
  dateCreated: cells.instantOrNone,
  lastModified: cells.instantOrNone,
});

/** The rows of members in the directory. */
export const memberRows: RowFormat<DirectoryMember> = {
  write: (members) =>
    stored.write(
      members.map((member) => {
        const at = member.email.lastIndexOf('@');
        return {
          ...member,
          flags: member,
          mailbox: at < 0 ? member.email : member.email.slice(0, at),
          mailDomain: at < 0 ? null : member.email.slice(at + 1),
        };
      }),
    ),
  read: (text) => {
    const { records, damaged } = stored.read(text);
    const members = records.map(({ flags, mailbox, mailDomain, ...member }) => ({
      ...member,
      ...flags,
      fullName: fullNameOf(member),
      email: mailDomain === null ? mailbox : `${mailbox}@${mailDomain}`,
    }));
    return { records: members, damaged };
  },
};

/** What the directory says of a member. */
export const directoryMemberOf = (member: TeamMember): DirectoryMember => ({
  id: member.id,
  firstName: member.firstName,
  lastName: member.lastName,
  fullName: member.fullName,
  email: member.email,
  phone: member.phone,
  tier: member.tier,
  isActive: member.isActive,
  hasLogin: member.uid !== null,
  isDeactivating: member.deactivation !== null,
  profilePic: member.profilePic,
  lastActive: member.lastActive,
  dateCreated: member.dateCreated,
  lastModified: member.lastModified,
});
