import { tiers } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import { importFields } from './importFields.ts';

/** What a template shows beside its header, in the order of `importFields`; the name of a tier is that of the page's language. */
const example = ['Dana', 'Cole', 'dana@example.com', '+15550100123'];

/**
 * The address of a template, made on the spot: a header in the page's language and one row to replace.
 * @param t the texts of the module.
 */
export function templateHref(t: Translate<'mf-team'>): string {
  const header = importFields.map((field) => t(`importMembers.columns.${field}`));
  const row = [...example, t(`tiers.${tiers[2]}`), t('active')];
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${header.join(',')}\r\n${row.join(',')}\r\n`)}`;
}
