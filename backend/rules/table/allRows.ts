import { accountRows } from './accountRows.ts';
import { clockRows } from './clockRows.ts';
import { communityRows } from './communityRows.ts';
import { fieldRows } from './fieldRows.ts';
import {
  listViewRows,
  reprintRows,
  requestRows,
  mendRows,
  scheduleRows,
  settingsRows,
} from './planningRows.ts';
import { managerRows } from './managerRows.ts';
import { ownDataRows } from './ownDataRows.ts';
import { notificationRows } from './notificationRows.ts';
import { paymentRows } from './paymentRows.ts';
import { propertyRows } from './propertyRows.ts';
import { reportRows } from './shiftRows.ts';
import { summaryRows } from './summaryRows.ts';
import { formerMemberRows, teamRows } from './teamRows.ts';
import { textRows } from './textRows.ts';
import { violationRows } from './violationRows.ts';
import type { Row } from './Row.ts';

/** Everything that is asked of Firestore. */
export const allRows: readonly Row[] = [
  ...notificationRows,
  ...accountRows,
  ...paymentRows,
  ...managerRows,
  ...ownDataRows,
  ...textRows,
  ...teamRows,
  ...communityRows,
  ...scheduleRows,
  ...formerMemberRows,
  ...mendRows,
  ...requestRows,
  ...settingsRows,
  ...reprintRows,
  ...listViewRows,
  ...propertyRows,
  ...fieldRows,
  ...reportRows,
  ...clockRows,
  ...violationRows,
  ...summaryRows,
];
