import { paths } from '../base/paths.ts';

/** The collections whose records have photos in the storage. */
export type PhotographedKind =
  'violations' | 'shiftReports' | 'serviceLogs' | 'checkpointScans' | 'clockInOuts';

/** Where files live in Cloud Storage. Nothing else in the product spells a path of one. */
export const storagePaths = {
  /** The pictures of a member. */
  memberPictures: (customerId: string, memberId: string) => paths.teamMember(customerId, memberId),
  /** @param name never used before, so that the file under it never changes */
  memberPicture: (customerId: string, memberId: string, name: string) =>
    `${paths.teamMember(customerId, memberId)}/${name}`,
  /** A picture that lies over the middle of codes. @param name never used before, since saved looks go on naming the ones before */
  codeLogo: (customerId: string, name: string) => `${paths.customer(customerId)}/branding/${name}`,
  /** A photo of a record. @param name never used before */
  recordPhoto: (customerId: string, kind: PhotographedKind, recordId: string, name: string) =>
    `${paths[kind](customerId)}/${recordId}/${name}`,
  /** The photo that a resident sent along with a form. */
  contactPhoto: (customerId: string, submissionId: string) =>
    `${paths.contactSubmission(customerId, submissionId)}/photo.jpg`,
} as const;
