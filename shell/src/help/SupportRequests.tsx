import { useNow, useSupportRequests } from 'shared-lib/data';
import { supportLimits, type SupportRequest } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { ListSkeleton, LiveContent, RelativeTime, StatusBadge } from 'shared-lib/ui';
import { useOutbox } from './supportOutbox.ts';
import styles from './help.module.css';

const meanings = { new: 'info', inProgress: 'watch', resolved: 'good' } as const;

function RequestItem({ request, now }: { request: SupportRequest; now: number }) {
  const { t } = useTexts('help');
  const outbox = useOutbox();
  const isOnItsWay = outbox.status === 'sending' && outbox.id === request.id;
  const place = request.number === null ? undefined : `request-${request.number}`;
  // A notification about an answer links to its request, which is then expanded.
  const [address] = useSearchParams();
  const isSought = place !== undefined && address.get('setting') === place;
  return (
    <li data-setting={place}>
      <details className={styles.request} open={isSought || undefined}>
        <summary className={styles.summary}>
          <span className={styles.topic}>{t(`support.topics.${request.topic}`)}</span>
          {isOnItsWay ? (
            <StatusBadge meaning="neutral">{t('requests.onItsWay')}</StatusBadge>
          ) : (
            <StatusBadge meaning={meanings[request.status]}>
              {t(`requests.status.${request.status}`)}
            </StatusBadge>
          )}
          <span className={styles.when}>
            {request.number !== null && `${t('requests.number', { number: String(request.number) })} · `}
            <RelativeTime instant={request.createdAt} now={now} />
          </span>
          <span className={`vh-cut ${styles.beginning}`} dir="auto">
            {request.message}
          </span>
        </summary>
        <p className={styles.message} dir="auto">
          {request.message}
        </p>
        {request.diagnostics !== null && (
          <p className={`vh-soft ${styles.attached}`}>{t('requests.attached')}</p>
        )}
        {request.answers.map(({ text, at }, index) => (
          <div key={index} className={styles.answer}>
            <p className={styles.when}>
              {t('requests.answer')} · <RelativeTime instant={at} now={now} />
            </p>
            <p className={styles.message} dir="auto">
              {text}
            </p>
          </div>
        ))}
      </details>
    </li>
  );
}

/** The user's latest support requests; each expands to the whole conversation. */
export function SupportRequests() {
  const { t } = useTexts('help');
  const requests = useSupportRequests();
  const now = useNow();
  return (
    <LiveContent live={requests} skeleton={<ListSkeleton rows={2} />}>
      {(data) =>
        data.length === 0 ? (
          <p className="vh-soft">{t('requests.empty')}</p>
        ) : (
          <>
            <ul className={`vh-list ${styles.list}`}>
              {data.map((request) => (
                <RequestItem key={request.id} request={request} now={now} />
              ))}
            </ul>
            {data.length === supportLimits.listed && (
              <p className="vh-soft">{t('requests.more', { count: supportLimits.listed })}</p>
            )}
          </>
        )
      }
    </LiveContent>
  );
}
