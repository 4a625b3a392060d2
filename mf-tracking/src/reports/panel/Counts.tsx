import { propertyClaim } from 'mf-tracking/domain';
import { lacksCompactorPhoto, type ShiftReport } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { FactList } from 'shared-lib/ui/drawer';
import type { Basis } from './basisOf.ts';

interface CountsProps {
  report: ShiftReport;
  /** Their basis; null while loading. */
  basis: Basis | null;
  checkpointName: (id: string) => string;
}

/** A report's counts, each with its basis. */
export function Counts({ report, basis, checkpointName }: CountsProps) {
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
