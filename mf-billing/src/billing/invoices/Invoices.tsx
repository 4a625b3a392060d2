import { IconDownload } from '@tabler/icons-react';
import { useInvoices } from '../../data/invoices.api.ts';
import { invoiceStatusOf, type Invoice } from 'mf-billing/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { LiveContent, StatusBadge } from 'shared-lib/ui';
import styles from './Invoices.module.css';
import { billingDate } from '../billingStatusOf.ts';

const meanings = { paid: 'good', open: 'bad', void: 'neutral' } as const;

/** The invoices of an owner's subscriptions: date, amount, status and PDF. */
export function Invoices({ subscriptionIds }: { subscriptionIds: readonly string[] }) {
  const { t } = useTexts('mf-billing');
  const live = useInvoices(subscriptionIds);
  return (
    <LiveContent live={live}>
      {(invoices) =>
        invoices.length === 0 ? (
          <p className="vh-muted">{t('invoices.empty')}</p>
        ) : (
          <table className={styles.table}>
            <caption className="vh-unseen">{t('invoices.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('invoices.date')}</th>
                <th scope="col">{t('invoices.number')}</th>
                <th scope="col">{t('invoices.amount')}</th>
                <th scope="col">{t('invoices.status')}</th>
                <th scope="col">
                  <span className="vh-unseen">{t('invoices.pages')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {invoices.map((invoice) => (
                <Row key={invoice.id} invoice={invoice} />
              ))}
            </tbody>
          </table>
        )
      }
    </LiveContent>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  const { t, i18n } = useTexts('mf-billing');
  const status = invoiceStatusOf(invoice);
  const name = invoice.number ?? billingDate(invoice.created, i18n.language);
  return (
    <tr>
      <td>{billingDate(invoice.created, i18n.language)}</td>
      <td className={styles.number}>{invoice.number ?? t('invoices.unnumbered')}</td>
      <td className={styles.amount}>{formatMoney(invoice.total, i18n.language)}</td>
      <td>
        <StatusBadge meaning={meanings[status]}>{t(`invoices.standings.${status}`)}</StatusBadge>
      </td>
      <td className={styles.pages}>
        {status === 'open' && invoice.page !== null && (
          <a href={invoice.page} className={styles.page} aria-label={t('invoices.payNamed', { name })}>
            {t('invoices.pay')}
          </a>
        )}
        {invoice.pdf !== null && (
          <a
            href={invoice.pdf}
            className={styles.page}
            aria-label={t('invoices.pdfNamed', { name })}
            target="_blank"
            rel="noreferrer"
          >
            <IconDownload size={16} aria-hidden />
            {t('invoices.pdf')}
          </a>
        )}
      </td>
    </tr>
  );
}
