import { pickFields } from '../base/pickFields.ts';
import { fullNameOf, tiers, type TeamMember } from '../teamMember/teamMember.ts';
import { cells } from './cells.ts';
import { rowFormat, type RowFormat } from './rowFormat.ts';

/** A member's own fields in the directory. */
const listed = [
  ...(['id', 'firstName', 'lastName', 'fullName', 'email', 'phone', 'tier', 'isActive'] as const),
  ...(['profilePic', 'lastActive', 'dateCreated', 'lastModified'] as const),
] as const;

/** The fields of a member that lists, search and pickers need. */
export type DirectoryMember = Pick<TeamMember, (typeof listed)[number]> & {
  /** Whether there is a login account. */
  readonly hasLogin: boolean;
  /** Whether a deactivation has begun and isn't finished. */
  readonly isDeactivating: boolean;
  /** When the pending invitation expires, in epoch milliseconds; null for members who have joined. */
  readonly invitedUntil: number | null;
  /** Whether that invitation's email failed. */
  readonly isInvitationLost: boolean;
};

const memberColumns = {
  id: cells.id,
  firstName: cells.text,
  lastName: cells.text,
  // Values that team members often share have their own cell, where a repeat takes one character. An email without an
  // @ is all domain.
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

const stored = rowFormat(memberColumns);

/** The text before and after the last occurrence of a mark; nothing before it if there is none. */
const partedAt = (mark: string, text: string): readonly [string | null, string] => {
  const at = text.lastIndexOf(mark);
  return at < 0 ? [null, text] : [text.slice(0, at), text.slice(at + mark.length)];
};

const joinedAt = (mark: string, head: string | null, tail: string): string =>
  head === null ? tail : `${head}${mark}${tail}`;

/** A member's own folder in the address of a stored picture. */
const folderOf = (id: string): string => `%2F${id}%2F`;

/** The directory's member rows. */
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

/** A member in the directory. */
export const directoryMemberOf = (member: TeamMember): DirectoryMember => ({
  ...pickFields(member, listed),
  hasLogin: member.uid !== null,
  isDeactivating: member.deactivation !== null,
  invitedUntil: member.invitation?.expiresAt ?? null,
  isInvitationLost: member.invitation !== null && member.invitation.failure !== null,
});
