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
  /** Until when the invitation of who has not joined can be accepted, epoch milliseconds; null for everyone else. */
  readonly invitedUntil: number | null;
  /** Whether the mail of that invitation did not arrive. */
  readonly isInvitationLost: boolean;
};

const memberColumns = {
  id: cells.id,
  firstName: cells.text,
  lastName: cells.text,
  // What members of a team often share has a cell of its own, where it costs a letter. An email without an @ is all domain.
  mailDomain: cells.text,
  mailbox: cells.textOrNone,
  phone: cells.textOrNone,
  tier: cells.choice(tiers),
  flags: cells.flags('isActive', 'hasLogin', 'isDeactivating'),
  pictureFolder: cells.textOrNone,
  pictureFile: cells.textOrNone,
  lastActive: cells.instantOrNone,
  dateCreated: cells.instantOrNone,
  lastModified: cells.instantOrNone,
  invitedUntil: cells.instantOrNone,
  isInvitationLost: cells.mark,
};

// The rows of earlier releases say nothing of invitations, or not whether they arrived.
const stored = rowFormat(memberColumns, Object.keys(memberColumns).length - 2);

/** What stands before and after a mark's last place in a text; nothing before it where the text has no mark. */
const partedAt = (mark: string, text: string): readonly [string | null, string] => {
  const at = text.lastIndexOf(mark);
  return at < 0 ? [null, text] : [text.slice(0, at), text.slice(at + mark.length)];
};

const joinedAt = (mark: string, head: string | null, tail: string): string =>
  head === null ? tail : `${head}${mark}${tail}`;

/** A member's own folder in the address of a stored picture. */
const folderOf = (id: string): string => `%2F${id}%2F`;

/** The rows of members in the directory. */
export const memberRows: RowFormat<DirectoryMember> = {
  write: (members) =>
    stored.write(
      members.map((member) => {
        const { id, email, profilePic } = member;
        const [mailbox, mailDomain] = partedAt('@', email);
        const [pictureFolder, pictureFile] =
          profilePic === null ? [null, null] : partedAt(folderOf(id), profilePic);
        return {
          ...member,
          flags: member,
          mailbox,
          mailDomain,
          pictureFolder,
          pictureFile,
        };
      }),
    ),
  read: (text) => {
    const { records, damaged } = stored.read(text);
    const members = records.map(
      ({ flags, mailbox, mailDomain, pictureFolder, pictureFile, ...member }): DirectoryMember => ({
        ...member,
        ...flags,
        fullName: fullNameOf(member),
        email: joinedAt('@', mailbox, mailDomain),
        profilePic: pictureFile === null ? null : joinedAt(folderOf(member.id), pictureFolder, pictureFile),
      }),
    );
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
  invitedUntil: member.invitation?.expiresAt ?? null,
  isInvitationLost: member.invitation !== null && member.invitation.failure !== null,
});
