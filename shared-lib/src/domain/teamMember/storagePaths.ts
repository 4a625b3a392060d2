import { paths } from '../base/paths.ts';

/** Where files live in Cloud Storage. Nothing else in the product spells a path of one. */
export const storagePaths = {
  /** The pictures of a member. */
  memberPictures: (customerId: string, memberId: string) => paths.teamMember(customerId, memberId),
  /** @param name never used before, so that the file under it never changes */
  memberPicture: (customerId: string, memberId: string, name: string) =>
    `${paths.teamMember(customerId, memberId)}/${name}`,
} as const;
