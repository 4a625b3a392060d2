import { readDocument } from 'shared-lib/domain';
import { invoiceSchema, invoiceStatusOf } from './invoice.ts';

const path = 'customers/olivia/subscriptions/sub_1/invoices/in_1';
const stored = {
  number: 'VH-0001',
  status: 'paid',
  created: 1_790_000_000,
  total: 4_000,
  amount_due: 4_000,
  invoice_pdf: 'https://pay.example/in_1.pdf',
  hosted_invoice_url: 'http://127.0.0.1:4711/invoice/in_1',
};
const read = (change: object) => {
  const result = readDocument(invoiceSchema, path, { ...stored, ...change });
  return result.ok ? result.value : null;
};

test('an invoice is read as the payment provider writes it', () => {
  expect(read({})).toEqual({
    id: 'in_1',
    number: 'VH-0001',
    status: 'paid',
    created: 1_790_000_000_000,
    total: 4_000,
    due: 4_000,
    pdf: 'https://pay.example/in_1.pdf',
    page: 'http://127.0.0.1:4711/invoice/in_1',
  });
});

test.each([
  ['milliseconds', { created: 1_790_000_000_000 }, { created: 1_790_000_000_000 }],
  ['no pages yet', { invoice_pdf: null, hosted_invoice_url: null }, { pdf: null, page: null }],
  ['a script for a page', { invoice_pdf: 'javascript:alert(1)' }, { pdf: null }],
  ['a draft without a number', { number: null, status: 'draft' }, { number: null, status: 'draft' }],
  ['a credit', { total: -4_000, amount_due: 0 }, { total: -4_000, due: 0 }],
])('with %s', (_, change, expected) => {
  expect(read(change)).toMatchObject(expected);
});

test.each([
  ['paid', 4_000, 'paid'],
  ['open', 4_000, 'open'],
  ['open', 0, 'paid'],
  ['uncollectible', 4_000, 'open'],
  ['void', 4_000, 'void'],
  ['draft', 4_000, 'void'],
  [null, 4_000, 'void'],
])('%s with %i due is %s', (status, due, expected) => {
  expect(invoiceStatusOf({ status, due })).toBe(expected);
});
