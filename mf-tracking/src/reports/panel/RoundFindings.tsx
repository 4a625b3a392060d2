import { IconFlag } from '@tabler/icons-react';
import type { ShiftReport } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { PanelPart } from 'shared-lib/ui/lists';
import { shiftReportHref } from '../../board/addresses.ts';
import { findingText } from './findingText.ts';
import styles from './RoundFindings.module.css';

interface RoundFindingsProps {
  report: Pick<ShiftReport, 'roundCheck'>;
  timeZone: string;
}

/** Why a report is implausible: reasons to check, not verdicts. Renders nothing for a plausible one. */
export function RoundFindings({ report, timeZone }: RoundFindingsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const findings = report.roundCheck?.findings ?? [];
  if (findings.length === 0) return null;
  return (
    <PanelPart title={t('report.findings.title')}>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding.kind}>
            <IconFlag size={16} aria-hidden />
            <span>
              {findingText(finding, { t, language: i18n.language, timeZone })}{' '}
              {finding.otherReportId !== null && (
                <Link to={shiftReportHref(finding.otherReportId)}>{t('report.findings.other')}</Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}
