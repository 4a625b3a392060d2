import { doneShiftReportStatuses, type ShiftReport } from 'shared-lib/domain';

/** The kind of an issue that is a claim: damage to the property, with a photo. */
export const propertyClaim = 'propertyClaim';

/** Whether the compactor should have been photographed and wasn't: the feature was on when the shift began, and its report is in. */
export const lacksCompactorPhoto = ({
  status,
  features,
  compactorPhotos,
}: Pick<ShiftReport, 'status' | 'features' | 'compactorPhotos'>): boolean =>
  features?.compactorPhotos === true &&
  compactorPhotos.length === 0 &&
  doneShiftReportStatuses.some((done) => done === status);
