import { IconFileOff, IconPrinter } from '@tabler/icons-react';
import { proofTexts, type ProofContent } from 'mf-tracking/domain';
import { addCatalogs, formatDateTime, useTexts } from 'shared-lib/i18n';
import { useParams, useSearchParams } from 'shared-lib/router';
import { Button, Card, ListSkeleton, printPage, StatePanel, StatusBadge, type Meaning } from 'shared-lib/ui';
import { useEffect, useState } from 'react';
import styles from './ProofPage.module.css';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { useProof, useProofPhoto, type OpenProof } from './useProof.ts';

addCatalogs('mf-tracking', { en, es });

const meanings: Readonly<Record<ProofContent['outcome'], Meaning>> = {
  collected: 'good',
  notOut: 'info',
  notCollected: 'bad',
  off: 'neutral',
  closed: 'neutral',
  unrecorded: 'neutral',
};

/** `/proof/{key}`: a shared proof of pickup, for anyone with the link; one page when printed. */
export default function ProofPage() {
  const { key = '' } = useParams();
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <ProofOf key={`${attempt} ${key}`} proofKey={key} onRetry={() => setAttempt(attempt + 1)} />
    </>
  );
}

function ProofOf({ proofKey, onRetry }: { proofKey: string; onRetry: () => void }) {
  const { t } = useTexts('mf-tracking');
  const state = useProof(proofKey);
  if (state.kind === 'loading') {
    return (
      <div role="status" aria-label={t('proof.page.loading')}>
        <ListSkeleton rows={5} />
      </div>
    );
  }
  if (state.kind === 'open') return <Proof proofKey={proofKey} proof={state.proof} />;
  const { because } = state;
  return (
    <Card>
      <StatePanel
        icon={<IconFileOff size={32} />}
        title={t(`proof.page.${because}`)}
        heading
        action={because === 'failed' && <Button onClick={onRetry}>{t('proof.page.retry')}</Button>}
      >
        {t(`proof.page.${because}Help`)}
      </StatePanel>
    </Card>
  );
}

interface ProofProps {
  proofKey: string;
  proof: OpenProof;
}

function Proof({ proofKey, proof: { content, createdAt, expiresAt } }: ProofProps) {
  const { t, i18n } = useTexts('mf-tracking');
  const { title, lines } = proofTexts(content, i18n.language === 'es' ? 'es' : 'en');
  const [isComplete, setComplete] = useState(!content.hasPhoto);
  usePrintOnce(isComplete);
  const moment = (at: number) => formatDateTime(at, i18n.language, content.timezone);
  return (
    <article className={styles.page}>
      <title>{[title, content.businessName || 'Valet Hub'].join(' · ')}</title>
      <header className={styles.header}>
        <div>
          <p className={styles.business} dir="auto">
            {content.businessName}
          </p>
          <h1 className={styles.title}>{title}</h1>
        </div>
        <Button
          className={styles.print}
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={printPage}
        >
          {t('proof.page.print')}
        </Button>
      </header>
      <dl className={styles.facts}>
        {lines.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd dir="auto">
              {key === 'outcome' ? (
                <StatusBadge meaning={meanings[content.outcome]}>{value}</StatusBadge>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {content.hasPhoto && <Photo proofKey={proofKey} onSettled={() => setComplete(true)} />}
      <footer className={`vh-soft ${styles.foot}`}>
        {t('proof.page.asOf', { when: moment(createdAt), until: moment(expiresAt) })}
      </footer>
    </article>
  );
}

function Photo({ proofKey, onSettled }: { proofKey: string; onSettled: () => void }) {
  const { t } = useTexts('mf-tracking');
  const url = useProofPhoto(proofKey);
  const [isBroken, setBroken] = useState(false);
  const hasFailed = url === 'failed' || isBroken;
  useEffect(() => {
    if (hasFailed) onSettled();
  });
  if (hasFailed) return <p className={`vh-soft ${styles.foot}`}>{t('proof.page.photoFailed')}</p>;
  if (url === null) return <span className={styles.waiting} role="img" aria-label={t('proof.page.photo')} />;
  return (
    <img
      className={styles.photo}
      src={url}
      alt={t('proof.page.photo')}
      onLoad={onSettled}
      onError={() => setBroken(true)}
    />
  );
}

/** Opens the print dialog if the address requests it, once the page is complete. */
function usePrintOnce(isComplete: boolean) {
  const [search, setSearch] = useSearchParams();
  const shouldPrint = isComplete && search.has('print');
  useEffect(() => {
    if (!shouldPrint) return;
    // A reload doesn't print again.
    setSearch({}, { replace: true });
    printPage();
  }, [shouldPrint, setSearch]);
}
