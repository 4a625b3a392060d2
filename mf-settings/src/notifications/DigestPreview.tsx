import { previewDigest, sendDigestNow } from '../data/digestCallables.ts';
import { useAccount, type CallableError } from 'shared-lib/data';
import type { Digest, DigestLine } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, Card, ListSkeleton, SectionError } from 'shared-lib/ui';
import { useEffect, useState } from 'react';
import styles from './Notifications.module.css';

type Shown =
  | { readonly status: 'loading' | 'failed'; readonly digest?: undefined }
  | { readonly status: 'ready'; readonly digest: Digest };

/** A preview of this morning's digest, and the button that sends it to the user. */
export function DigestPreview() {
  const { t } = useTexts('mf-settings');
  const [attempt, setAttempt] = useState(0);
  return (
    <section className={styles.preview} aria-label={t('notifications.digest.preview')}>
      <div className={`vh-spread ${styles.previewHead}`}>
        <h4 className={styles.previewTitle}>{t('notifications.digest.preview')}</h4>
        <SendNow />
      </div>
      <Card>
        <AskedDigest key={attempt} onRetry={() => setAttempt((count) => count + 1)} />
      </Card>
    </section>
  );
}

/** The digest as it would be sent, created by the function that sends it. */
function AskedDigest({ onRetry }: { onRetry: () => void }) {
  const [shown, setShown] = useState<Shown>({ status: 'loading' });
  useEffect(() => {
    let isShown = true;
    void previewDigest().then((result) => {
      if (isShown) setShown(result.ok ? { status: 'ready', digest: result.value } : { status: 'failed' });
    });
    return () => {
      isShown = false;
    };
  }, []);
  if (shown.status === 'loading') return <ListSkeleton />;
  if (shown.digest === undefined) return <SectionError onRetry={onRetry} />;
  return <DigestText digest={shown.digest} />;
}

function DigestText({ digest: { subject, summary, exceptions, totals } }: { digest: Digest }) {
  const { t } = useTexts('mf-settings');
  return (
    <div className={styles.digest} dir="auto">
      <p className={styles.subject}>{subject}</p>
      <p>{summary}</p>
      {exceptions.map(({ title, lines }) => (
        <Lines key={title} title={title} lines={lines} />
      ))}
      <Lines title={t('notifications.digest.totals')} lines={totals} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly DigestLine[] }) {
  return (
    <>
      <h5 className={styles.linesTitle}>{title}</h5>
      <ul className={styles.lines}>
        {lines.map(({ text, link }) => (
          <li key={`${link} ${text}`}>
            <Link to={link}>{text}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

type Sending =
  | { readonly status: 'idle' | 'running' }
  | { readonly status: 'sent'; readonly left: number }
  | { readonly status: 'failed'; readonly code: CallableError['code'] };

function SendNow() {
  const { t } = useTexts('mf-settings');
  const { email } = useAccount();
  const [sending, setSending] = useState<Sending>({ status: 'idle' });
  const send = async () => {
    setSending({ status: 'running' });
    const result = await sendDigestNow();
    setSending(
      result.ok ? { status: 'sent', left: result.value.left } : { status: 'failed', code: result.error.code },
    );
  };
  return (
    <div className={`vh-row ${styles.send}`}>
      <Button size="sm" variant="default" loading={sending.status === 'running'} onClick={() => void send()}>
        {t('notifications.digest.sendNow')}
      </Button>
      <span role="status">
        {sending.status === 'sent' && t('notifications.digest.sent', { email, count: sending.left })}
      </span>
      {sending.status === 'failed' && (
        <span role="alert" className={styles.alert}>
          {t(
            sending.code === 'resource-exhausted'
              ? 'notifications.digest.enough'
              : 'notifications.digest.notSent',
          )}
        </span>
      )}
    </div>
  );
}
