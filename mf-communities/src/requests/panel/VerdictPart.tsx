import { useEffect, useState } from 'react';
import {
  describeEvidence,
  formatNight,
  describeReason,
  describeVerdict,
  type Evidence,
  type Proposal,
} from 'mf-communities/domain';
import { doorAddress } from 'shared-lib/domain';
import { formatLength } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, showToast, Skeleton, StatusBadge } from 'shared-lib/ui';
import { PanelPart } from 'shared-lib/ui/lists';
import { PhotoStrip } from 'shared-lib/ui/photos';
import { verdictMeanings } from '../requestMeanings.ts';
import { requestName, type RequestPart } from '../requestTexts.ts';
import { useRequestStep } from '../useRequestStep.ts';
import { callRequests } from '../../data/callables.ts';
import styles from './VerdictPart.module.css';

/** The records' verdict on a request, if known. */
type Asked =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly proposal: Proposal | null }
  | { readonly status: 'failed'; readonly retry: () => void };

/**
 * Fetches the proposed verdict on a missed pickup, again when the night or unit changes.
 * @param night `YYYY-MM-DD`; null for the request's own night
 * @param unitId null if the unit is unknown
 */
function useProposal(submissionId: string, night: string | null, unitId: string | null): Asked {
  const [turn, setTurn] = useState(0);
  const requested = `${submissionId} ${night} ${unitId} ${turn}`;
  const [known, setKnown] = useState<{ asked: string; answer: Proposal | null | 'failed' } | null>(null);
  useEffect(() => {
    let isOver = false;
    void callRequests('readVerdict', { submissionId, night }, false).then((result) => {
      if (!isOver) setKnown({ asked: requested, answer: result.ok ? result.value.proposal : 'failed' });
    });
    return () => {
      isOver = true;
    };
  }, [requested, submissionId, night]);
  if (known?.asked !== requested) return { status: 'loading' };
  if (known.answer === 'failed') return { status: 'failed', retry: () => setTurn(turn + 1) };
  return { status: 'ready', proposal: known.answer };
}

interface VerdictPartProps extends RequestPart {
  isBusy: boolean;
  /** Opens the dialog for another verdict. */
  onOther: () => void;
  /** Opens the dialog for its unit. */
  onUnit: () => void;
}

/** The verdict on a missed pickup: the evidence of its night, and a person's decision. */
export function VerdictPart(props: VerdictPartProps) {
  const { record } = props.row;
  const { t } = props.words;
  return (
    <PanelPart title={t('requests.verdict.title')}>
      <div className={styles.verdict}>
        {record.decision === null ? <Proposed {...props} /> : <Decided {...props} />}
      </div>
    </PanelPart>
  );
}

function Decided({ row: { record, timeZone }, words, isBusy, onOther }: VerdictPartProps) {
  const { t, language, nameOf, moment } = words;
  const { decision, mergedInto } = record;
  if (decision === null) return null;
  const { verdict, servedAt, evidence, by, at, night } = decision;
  return (
    <>
      <p className={`vh-row ${styles.head}`}>
        <StatusBadge meaning={verdictMeanings[verdict]}>
          {describeVerdict(verdict, servedAt, { language, timeZone })}
        </StatusBadge>
        {night !== null && formatNight(night, language)}
      </p>
      <p className={styles.soft}>
        {t('requests.verdict.decided', { name: nameOf(by), when: moment(at, timeZone) })}
      </p>
      <EvidenceList evidence={evidence} row={{ timeZone }} words={words} />
      <DoorLink record={record} night={night} words={words} />
      {mergedInto === null && (
        <Button variant="default" disabled={isBusy} onClick={onOther}>
          {t('requests.verdict.change')}
        </Button>
      )}
    </>
  );
}

function Proposed(props: VerdictPartProps) {
  const { row, words } = props;
  const { t } = words;
  const requested = useProposal(row.record.id, row.record.night, row.record.unitId);
  if (requested.status === 'loading') {
    return <Skeleton height={96} role="img" aria-label={t('requests.verdict.loading')} />;
  }
  if (requested.status === 'failed') {
    return (
      <>
        <p className={styles.soft} role="status">
          {t('requests.verdict.failed')}
        </p>
        <Button variant="default" onClick={requested.retry}>
          {t('requests.verdict.retry')}
        </Button>
      </>
    );
  }
  if (requested.proposal === null) return <p className={styles.soft}>{t('requests.verdict.none')}</p>;
  return <Proposing {...props} proposal={requested.proposal} />;
}

function Proposing(props: VerdictPartProps & { proposal: Proposal }) {
  const { row, words, isBusy, onOther, onUnit, proposal } = props;
  const { t, language } = words;
  const { record, timeZone } = row;
  const { verdict, at, reason, night, evidence } = proposal;
  const [isDeciding, setDeciding] = useState(false);
  const { take, describeFailure } = useRequestStep(record, words);
  const description = describeVerdict(verdict, at, { language, timeZone });
  const accept = async () => {
    setDeciding(true);
    const result = await take({ act: 'decide', verdict, night });
    setDeciding(false);
    showToast(
      result.ok
        ? { meaning: 'good', message: t('requests.done.decide', { name: requestName(record, words) }) }
        : { meaning: 'bad', message: describeFailure(result.error.code).text },
    );
  };
  return (
    <>
      <p className={`vh-row ${styles.head}`}>
        <StatusBadge meaning={verdictMeanings[verdict]}>{description}</StatusBadge>
        {formatNight(night, language)}
      </p>
      <p className={styles.soft}>{describeReason(reason, language)}</p>
      <EvidenceList evidence={evidence} row={{ timeZone }} words={words} />
      <DoorLink record={record} night={night} words={words} />
      {record.mergedInto === null && (
        <div className="vh-actions">
          <Button variant="light" loading={isDeciding} disabled={isBusy} onClick={() => void accept()}>
            {t('requests.verdict.accept', { verdict: description })}
          </Button>
          {record.unitId === null && (
            <Button variant="default" disabled={isBusy || isDeciding} onClick={onUnit}>
              {t('requests.verdict.unit')}
            </Button>
          )}
          <Button variant="default" disabled={isBusy || isDeciding} onClick={onOther}>
            {t('requests.verdict.change')}
          </Button>
        </div>
      )}
    </>
  );
}

interface DoorLinkProps {
  record: RequestPart['row']['record'];
  /** `YYYY-MM-DD`; null if unknown. */
  night: string | null;
  words: Pick<RequestPart['words'], 't'>;
}

/** A link to what the records show at that door on that night. Renders nothing if the unit or the night is unknown. */
function DoorLink({ record: { communityId, unitId }, night, words: { t } }: DoorLinkProps) {
  if (unitId === null || night === null) return null;
  return (
    <p className={styles.door}>
      <Link to={doorAddress({ communityId, unitId, night })}>{t('requests.verdict.openDoor')}</Link>
    </p>
  );
}

interface EvidenceListProps {
  evidence: readonly Evidence[];
  row: Pick<RequestPart['row'], 'timeZone'>;
  words: RequestPart['words'];
}

/** The evidence, item by item, with the photos of the door. */
function EvidenceList({ evidence, row: { timeZone }, words }: EvidenceListProps) {
  const { t, language, nameOf } = words;
  return (
    <ul className={`vh-list ${styles.evidence}`} aria-label={t('requests.verdict.evidence')}>
      {evidence.map((each, index) => (
        <li key={index}>
          {describeEvidence(each, { language, timeZone }, (meters) =>
            formatLength(meters, timeZone, language),
          )}
          {each.photo !== null && (
            <PhotoStrip
              photos={[
                { path: each.photo, sha256: null, capturedAt: each.at, uploadedAt: null, uploadedBy: null },
              ]}
              subject={t('requests.verdict.photo')}
              timeZone={timeZone}
              memberName={nameOf}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
