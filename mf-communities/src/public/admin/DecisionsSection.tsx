import {
  type ManagerAccess,
  type ManagerOverview,
  describeEvidence,
  formatNight,
  describeReason,
  describeVerdict,
} from 'mf-communities/domain';
import { formatDateTime, formatLength, useTexts } from 'shared-lib/i18n';
import { Button, StatusBadge } from 'shared-lib/ui';
import { useState } from 'react';
import { Section } from '../../place/Section.tsx';
import { verdictMeanings } from '../../requests/requestMeanings.ts';
import styles from './admin.module.css';
import { ManagerPhoto } from './ManagerPhoto.tsx';

type Decision = ManagerOverview['decisions'][number];

interface DecisionsProps {
  overview: ManagerOverview;
  access: ManagerAccess;
}

/** Decisions about reports of missed pickups, with the evidence the office used. */
export function DecisionsSection({ overview: { decisions, timezone }, access }: DecisionsProps) {
  const { t } = useTexts('mf-communities');
  return (
    <Section title={t('managerPages.decisions.title')}>
      <ul className={`vh-list ${styles.rows}`}>
        {decisions.map((decision) => (
          <DecisionRow key={decision.id} decision={decision} timezone={timezone} access={access} />
        ))}
      </ul>
    </Section>
  );
}

interface RowProps {
  decision: Decision;
  timezone: string;
  access: ManagerAccess;
}

function DecisionRow({ decision, timezone, access }: RowProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { unitNumber, reportedAt, verdict, night, reason, servedAt, evidence } = decision;
  const language = i18n.language === 'es' ? 'es' : 'en';
  const reader = { language, timeZone: timezone } as const;
  const facts = [
    unitNumber === null
      ? t('managerPages.decisions.noUnit')
      : t('managerPages.decisions.unit', { unit: unitNumber }),
    ...(night === null ? [] : [formatNight(night, language)]),
    ...(reportedAt === null
      ? []
      : [
          t('managerPages.decisions.reported', { date: formatDateTime(reportedAt, i18n.language, timezone) }),
        ]),
  ];
  return (
    <li>
      <span>
        <StatusBadge meaning={verdictMeanings[verdict]}>
          {describeVerdict(verdict, servedAt, reader)}
        </StatusBadge>
      </span>
      <span dir="auto">{facts.join(' · ')}</span>
      {reason !== null && <span className={styles.soft}>{describeReason(reason, language)}</span>}
      {evidence.length > 0 && (
        <details className={styles.notice}>
          <summary>{t('managerPages.decisions.evidence')}</summary>
          <ul className={styles.facts}>
            {evidence.map((piece, index) => (
              <li key={index}>
                {describeEvidence({ ...piece, recordId: null, photo: null }, reader, (meters) =>
                  formatLength(meters, timezone, language),
                )}
                {piece.hasPhoto && <EvidencePhoto decision={decision} index={index} access={access} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface PhotoProps {
  decision: Decision;
  /** Index of the evidence in its decision. */
  index: number;
  access: ManagerAccess;
}

/** A photo in the evidence, loaded on demand. */
function EvidencePhoto({ decision: { id, unitNumber }, index, access }: PhotoProps) {
  const { t } = useTexts('mf-communities');
  const [isWanted, setWanted] = useState(false);
  const name = t('managerPages.decisions.photo', { unit: unitNumber ?? '–' });
  if (!isWanted) {
    return (
      <Button variant="default" size="sm" className={styles.noPrint ?? ''} onClick={() => setWanted(true)}>
        {t('managerPages.decisions.showPhoto')}
      </Button>
    );
  }
  return (
    <div className={`vh-actions ${styles.photos}`}>
      <ManagerPhoto asked={{ ...access, of: 'decision', id, index }} name={name} />
    </div>
  );
}
