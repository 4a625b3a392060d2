import { propertyClaim } from 'mf-tracking/domain';
import { useState } from 'react';
import { combineLive, useCheckpointsOf, useTrackingRecord, useUnitsById } from 'shared-lib/data';
import { doorName, lacksCompactorPhoto, type ShiftReport } from 'shared-lib/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import { Button, LiveContent } from 'shared-lib/ui';
import { FactList } from 'shared-lib/ui/drawer';
import { PanelPart } from 'shared-lib/ui/lists';
import { useDoorsOfReport, useScansOfReport, useViolationsOfReport } from '../../data/reportRecords.api.ts';
import { basisOf, type Basis } from './basisOf.ts';
import styles from './ReportContent.module.css';
import { RoundFindings } from './RoundFindings.tsx';
import { ReportPhotos } from './ReportPhotos.tsx';
import { Timeline } from './Timeline.tsx';
import { timelineOf, type ShiftRecords } from './timelineOf.ts';

/** How many doors a report reads at first, few compared with a page of the list, and how many when you show all. */
const firstDoors = 40;
const allDoors = 1000;

/** The records of one shift, live: some of its doors if there are many, and all of them on demand. */
function useReportRecords(reportId: string) {
  const [max, setMost] = useState(firstDoors);
  const parts = [
    // A shift's report and its clock-in share their id.
    useTrackingRecord('clockInOuts', reportId),
    useScansOfReport(reportId),
    useDoorsOfReport({ reportId, max }),
    useViolationsOfReport(reportId),
  ] as const;
  const live = combineLive(parts, (clock, scans, doors, violations) => ({
    records: { clock, scans, doors, violations },
    areAllDoors: doors.length < max,
  }));
  return { live, showAllDoors: () => setMost(allDoors) };
}

interface ReviewHistoryProps {
  report: ShiftReport;
  memberName: (id: string) => string;
}

/** Every review of a report, the latest first. For older reports, only the last one is known. */
function ReviewHistory({ report, memberName }: ReviewHistoryProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { status, reviews, reviewedBy, reviewedAt, reviewNote } = report;
  const isReviewed = status === 'approved' || status === 'returned';
  const known =
    reviews.length === 0 && isReviewed && reviewedAt !== null
      ? [{ act: status, by: reviewedBy, at: reviewedAt, note: reviewNote }]
      : reviews;
  if (known.length === 0) return null;
  return (
    <PanelPart title={t('report.history.title')}>
      <ol className={`vh-list ${styles.history}`}>
        {known.toReversed().map(({ act, by, at, note }) => (
          <li key={`${at} ${act}`}>
            {t(`report.history.${act}`, { name: by === null ? t('report.history.nobody') : memberName(by) })}
            <span className="vh-hint">{formatDateTime(at, i18n.language)}</span>
            {note && <q dir="auto">{note}</q>}
          </li>
        ))}
      </ol>
    </PanelPart>
  );
}

interface ReportDetailsProps {
  report: ShiftReport;
  /** The community's name and IANA zone. */
  community: string;
  timeZone: string;
  memberName: (id: string) => string;
}

interface CountsProps {
  report: ShiftReport;
  /** Their basis; null while loading. */
  basis: Basis | null;
  checkpointName: (id: string) => string;
}

/** A report's counts, each with its basis. */
function Counts({ report, basis, checkpointName }: CountsProps) {
  const { t } = useTexts('mf-tracking');
  const counted = (text: string, on: string | null) => (
    <>
      {text}
      {on !== null && <span className="vh-hint">{on}</span>}
    </>
  );
  const claims = report.issues.filter(({ type }) => type === propertyClaim).length;
  const missed = report.missedCheckpointIds.map(checkpointName).join(', ');
  const { unitsServiced, unitsSkipped, unitsTotal, checkpointsScanned, checkpointsExpected } = report;
  return (
    <FactList
      facts={[
        {
          label: t('columns.units'),
          value: counted(
            t('report.basis.units', { part: unitsServiced, all: unitsTotal, skipped: unitsSkipped }),
            basis?.doors ? t('report.basis.doors', { count: basis.doors }) : null,
          ),
        },
        {
          label: t('columns.checkpoints'),
          value: counted(
            report.features?.qrCodeScanning === false && checkpointsExpected === 0
              ? t('report.scanningOff')
              : t('outOf', { part: checkpointsScanned, all: checkpointsExpected }),
            basis?.scans ? t('report.basis.scans', { count: basis.scans }) : null,
          ),
        },
        { label: '', value: missed && t('report.basis.missed', { names: missed }) },
        {
          label: t('columns.violations'),
          value: counted(
            String(report.violationsCount),
            basis?.violations ? t('report.basis.violations', { count: basis.violations }) : null,
          ),
        },
        {
          label: t('facts.compactor'),
          value: [
            report.compactorLevel && t(`compactor.${report.compactorLevel}`),
            lacksCompactorPhoto(report) && t('report.noCompactorPhoto'),
          ]
            .filter(Boolean)
            .join(' · '),
        },
        {
          label: t('report.claims'),
          value: (claims > 0 || report.features?.propertyClaims) && String(claims),
        },
      ]}
    />
  );
}

/** A report's evidence: its counts and their basis, its photos, the shift step by step, and its reviews. */
export function ReportDetails({ report, community, timeZone, memberName }: ReportDetailsProps) {
  const { t } = useTexts('mf-tracking');
  const { live, showAllDoors } = useReportRecords(report.id);
  const records = live.status === 'ready' ? live.data : null;
  const names = useNames(report, records?.records ?? null);
  const shown = { timeZone, memberName };
  return (
    <>
      {report.status !== 'missed' && (
        <PanelPart title={t('report.basis.title')}>
          <Counts
            report={report}
            basis={records && basisOf(records.records, records.areAllDoors)}
            checkpointName={names.checkpoint}
          />
        </PanelPart>
      )}
      <RoundFindings report={report} timeZone={timeZone} />
      <ReportPhotos report={report} community={community} {...shown} />
      <PanelPart title={t('report.timeline.title')}>
        <LiveContent live={live}>
          {({ records: found, areAllDoors }) => (
            <>
              <Timeline entries={timelineOf(report, found)} names={names} {...shown} />
              {!areAllDoors && (
                <p className={`vh-row ${styles.more}`}>
                  {t('report.timeline.someDoors', { count: found.doors.length })}
                  <Button variant="default" size="compact-md" onClick={showAllDoors}>
                    {t('report.timeline.moreDoors')}
                  </Button>
                </p>
              )}
            </>
          )}
        </LiveContent>
      </PanelPart>
      <ReviewHistory report={report} memberName={memberName} />
    </>
  );
}

/** The names of units and checkpoints that a shift's records refer to. */
function useNames({ communityId }: ShiftReport, records: ShiftRecords | null) {
  const { t } = useTexts('mf-tracking');
  const left = records?.doors.filter(({ outcome }) => outcome === 'notCollected') ?? [];
  const unitIds = [...new Set([...left, ...(records?.violations ?? [])].map(({ unitId }) => unitId))].sort();
  const units = useUnitsById(unitIds);
  const checkpoints = useCheckpointsOf(communityId);
  const unitById = new Map((units.status === 'ready' ? units.data : []).map((unit) => [unit.id, unit]));
  const checkpointById = new Map(
    (checkpoints.status === 'ready' ? checkpoints.data : []).map((checkpoint) => [checkpoint.id, checkpoint]),
  );
  return {
    unit: (id: string) => {
      const unit = unitById.get(id);
      if (unit) return doorName(unit);
      return units.status === 'loading' ? '…' : t('unknownUnit');
    },
    checkpoint: (id: string) =>
      checkpointById.get(id)?.name ??
      (checkpoints.status === 'loading' ? '…' : t('report.timeline.unknownCheckpoint')),
  };
}
