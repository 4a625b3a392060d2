import { doneShiftReportStatuses, type ShiftReport } from 'shared-lib/domain';

/** The kind of issue that is a claim: damage to the property, with a photo. */
export const propertyClaim = 'propertyClaim';

/** Whether a required compactor photo is missing: the feature was on when the shift began, and the report was submitted. */
export const lacksCompactorPhoto = ({
  status,
  features,
  compactorPhotos,
}: Pick<ShiftReport, 'status' | 'features' | 'compactorPhotos'>): boolean =>
  features?.compactorPhotos === true &&
  compactorPhotos.length === 0 &&
  doneShiftReportStatuses.some((done) => done === status);
