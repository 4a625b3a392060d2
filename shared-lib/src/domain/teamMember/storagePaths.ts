import { paths } from '../base/paths.ts';

/** The collections whose records have photos in Cloud Storage. */
export type PhotographedKind =
  | 'violations'
  | 'shiftReports'
  | 'serviceLogs'
  | 'checkpointScans'
  | 'clockInOuts';

/** The paths of files in Cloud Storage. No other code spells one out. */
export const storagePaths = {
  /** A member's pictures. */
  memberPictures: (customerId: string, memberId: string) => paths.teamMember(customerId, memberId),
  /** @param name never used before, so the file under it never changes */
  memberPicture: (customerId: string, memberId: string, name: string) =>
    `${paths.teamMember(customerId, memberId)}/${name}`,
  /**
   * A picture in the middle of codes. @param name never used before, because saved designs still refer to earlier
   * ones
   */
  codeLogo: (customerId: string, name: string) => `${paths.customer(customerId)}/branding/${name}`,
  /** A record's photo. @param name never used before */
  recordPhoto: (customerId: string, kind: PhotographedKind, recordId: string, name: string) =>
    `${paths[kind](customerId)}/${recordId}/${name}`,
  /** The photo sent with a resident's form. */
  contactPhoto: (customerId: string, submissionId: string) =>
    `${paths.contactSubmission(customerId, submissionId)}/photo.jpg`,
} as const;
