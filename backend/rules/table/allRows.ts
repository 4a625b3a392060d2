import { paymentRows } from '../../../mf-billing/rules/paymentRows.ts';
import { communityRows } from '../../../mf-communities/rules/communityRows.ts';
import { managerRows } from '../../../mf-communities/rules/managerRows.ts';
import { propertyRows } from '../../../mf-communities/rules/propertyRows.ts';
import { reprintRows } from '../../../mf-communities/rules/reprintRows.ts';
import { activityRows } from '../../../mf-settings/rules/activityRows.ts';
import { consentAndTypeRows } from '../../../mf-settings/rules/consentAndTypeRows.ts';
import { settingsRows } from '../../../mf-settings/rules/settingsRows.ts';
import { textRows } from '../../../mf-settings/rules/textRows.ts';
import { scheduleRows, requestRows } from '../../../mf-team/rules/planningRows.ts';
import { teamRows, formerMemberRows } from '../../../mf-team/rules/teamRows.ts';
import { clockRows } from '../../../mf-tracking/rules/clockRows.ts';
import { fieldRows } from '../../../mf-tracking/rules/fieldRows.ts';
import { ownerFigureRows } from '../../../mf-tracking/rules/ownerFigureRows.ts';
import { proofRows } from '../../../mf-tracking/rules/proofRows.ts';
import { roundNoteRows } from '../../../mf-tracking/rules/roundNoteRows.ts';
import { reportRows } from '../../../mf-tracking/rules/shiftRows.ts';
import { violationRows } from '../../../mf-tracking/rules/violationRows.ts';
import { accountRows } from './accountRows.ts';
import { listViewRows } from './listViewRows.ts';
import { repairRows } from './repairRows.ts';
import { notificationRows } from './notificationRows.ts';
import { ownDataRows } from './ownDataRows.ts';
import { searchRows } from './searchRows.ts';
import { summaryRows } from './summaryRows.ts';
import type { Row } from './Row.ts';

/** All requests to Firestore. */
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
  ...repairRows,
  ...requestRows,
  ...settingsRows,
  ...activityRows,
  ...reprintRows,
  ...listViewRows,
  ...propertyRows,
  ...consentAndTypeRows,
  ...fieldRows,
  ...reportRows,
  ...clockRows,
  ...ownerFigureRows,
  ...proofRows,
  ...roundNoteRows,
  ...violationRows,
  ...summaryRows,
  ...searchRows,
];
