import {
  onDocumentUpdated,
  onDocumentWritten,
  type Change,
  type DocumentSnapshot,
  type FirestoreEvent,
} from 'firebase-functions/firestore';
import { paths } from 'shared-lib/domain';
import {
  activityMillis,
  binTagBatchActivity,
  businessActivitySchema,
  clockActivity,
  communityActivity,
  customerActivity,
  idsOf,
  memberActivity,
  payPeriodActivity,
  planActivity,
  requestActivity,
  residentRequestActivity,
  roundNoteActivity,
  scheduleActivity,
  settingsActivity,
  templateActivity,
  violationActivity,
  violationTypeActivity,
  type ActivityOf,
} from 'mf-settings/domain';
import { createOnce } from 'backend/kernel/createOnce.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';

type Written = FirestoreEvent<Change<DocumentSnapshot> | undefined>;

const optionsOf = (document: string) => ({
  document: `customers/{customerId}${document}`,
  ...runtime.trigger,
  retry: true,
});

/** Logs the changes of a write to one of a business's documents, once per event. */
const adding =
  (activityOf: ActivityOf) =>
  async ({ id, time, data, document: path }: Written): Promise<void> => {
    const drafts = activityOf({
      path,
      before: data?.before.data() ?? null,
      after: data?.after.data() ?? null,
      at: Date.parse(time),
    });
    const log = firestore().collection(paths.businessActivity(idsOf({ path }).customerId));
    const event = id.replaceAll('/', '-');
    for (const [index, { partIds = [], ...draft }] of drafts.entries()) {
      if (draft.at + activityMillis <= Date.now()) continue;
      const recordIds = [draft.recordId, ...partIds];
      const entry = { ...draft, recordIds, expiresAt: draft.at + activityMillis };
      await createOnce(log.doc(`${event}-${index}`), storedFields(businessActivitySchema, entry));
    }
  };

const logged = (document: string, activityOf: ActivityOf) =>
  onDocumentWritten(optionsOf(document), adding(activityOf));

/** Who changed what: each adds to `customers/{customerId}/businessActivity`. */
export const logCommunityActivity = logged('/communities/{communityId}/activity/{lineId}', communityActivity);
export const logScheduleActivity = logged('/schedule/{night}', scheduleActivity);
export const logMemberActivity = logged('/team/{memberId}', memberActivity);
export const logRequestActivity = logged('/requests/{recordId}', requestActivity);
// Each event costs money, and a new violation has no decision yet.
export const logViolationActivity = onDocumentUpdated(
  optionsOf('/violations/{violationId}'),
  adding(violationActivity),
);
export const logResidentRequestActivity = onDocumentUpdated(
  optionsOf('/contactSubmissions/{submissionId}'),
  adding(residentRequestActivity),
);
export const logClockActivity = logged('/clockInOuts/{clockInOutId}', clockActivity);
export const logPayPeriodActivity = logged('/payPeriods/{from}', payPeriodActivity);
export const logRoundNoteActivity = logged('/communities/{communityId}/roundNotes/{date}', roundNoteActivity);
export const logBinTagBatchActivity = logged('/binTagBatches/{batchId}', binTagBatchActivity);
export const logSettingsActivity = logged('/settings/{section}', settingsActivity);
export const logCustomerActivity = logged('', customerActivity);
export const logViolationTypeActivity = logged('/violationTypes/{typeId}', violationTypeActivity);
export const logTextTemplateActivity = logged('/smsTemplates/{kind}', templateActivity);
export const logAnswerTemplateActivity = logged('/answerTemplates/{templateId}', templateActivity);
export const logPlanActivity = logged('/planChanges/{changeId}', planActivity);
