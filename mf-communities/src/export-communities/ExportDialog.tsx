import { fetchCommunityRecords, useAccount, type FetchAll } from 'shared-lib/data';
import {
  communityExportColumns,
  communityExportSchema,
  type CommunityExportColumn,
} from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { CheckboxesField, FormDialog, useForm, type SubmitResult } from 'shared-lib/ui/form';
import { downloadLines } from 'shared-lib/ui/table';
import { agentNames, type CommunityRow } from '../communities/communityRows.ts';
import { exportLines } from './exportLines.ts';

interface ExportDialogProps {
  /** Loads exactly the rows to export, in order. */
  fetchAll: FetchAll<CommunityRow>;
  opened: boolean;
  onClose: () => void;
}

/** Prompts for the columns of a file of communities, then downloads it. */
export function ExportDialog({ fetchAll, opened, onClose }: ExportDialogProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { customerId } = useAccount();
  const labelOf = (column: CommunityExportColumn) =>
    column === 'agents' ? t('columns.agents') : t(`importCommunities.fields.${column}`);

  const download = async (columns: readonly CommunityExportColumn[]): Promise<SubmitResult<number>> => {
    const { signal } = new AbortController();
    try {
      const [rows, records] = await Promise.all([
        fetchAll(signal, () => {}),
        fetchCommunityRecords(customerId)(signal, () => {}),
      ]);
      if (!rows.ok || !records.ok) return { ok: false };
      const byId = new Map(records.items.map((record) => [record.id, record]));
      const communities = rows.items.flatMap((row) => {
        const record = byId.get(row.id);
        return record ? [{ ...record, agents: agentNames(row, t) }] : [];
      });
      await downloadLines(
        'communities',
        exportLines(communities, columns, { labelOf, language: i18n.language }),
      );
      return { ok: true, value: communities.length };
    } catch {
      return { ok: false };
    }
  };
  const form = useForm({
    name: 'export-communities',
    initialValues: { columns: [...communityExportColumns] },
    notKept: ['columns'],
    schema: communityExportSchema,
    submit: ({ columns }) => download(columns),
    errorTexts: 'mf-communities:exportCommunities.problems',
    describeFailure: () => ({ text: t('exportCommunities.failed') }),
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('exportCommunities.title')}
      submitLabel={t('exportCommunities.submit')}
      success={({ value = 0 }) => t('exportCommunities.done', { count: value })}
    >
      <CheckboxesField
        {...form.field('columns')}
        label={t('exportCommunities.columns')}
        help={t('exportCommunities.columnsHelp')}
        choices={communityExportColumns.map((value) => ({ value, label: labelOf(value) }))}
      />
    </FormDialog>
  );
}
