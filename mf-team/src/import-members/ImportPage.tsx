import { memberImportLimits } from 'mf-team/domain';
import { tiers } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent, useStepFocus } from 'shared-lib/ui';
import { ChooseFile, ImportFrame, LeaveGuard, useForgetPastedRows } from 'shared-lib/ui/importing';
import { importFields } from './importFields.ts';
import { knownColumns } from './memberColumns.ts';
import { Review } from './Review.tsx';
import { useImport } from './useImport.ts';

const isImport = (search: URLSearchParams) => search.get('import') !== null;

const fileName = 'team-members.csv';

/** The template's example row, in the order of `importFields`; the tier follows in the page's language. */
const example = ['Dana', 'Cole', 'dana@example.com', '+15550100123'];

/** Imports members from a file: a dry run first, then one row after another. */
export function ImportPage({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('mf-team');
  const importing = useImport();
  const { table, open, live, state, isRunning, stop } = importing;
  useForgetPastedRows(fileName, state === 'finished');
  useStepFocus(String(table === null));
  const wanted = importFields.map((id) => ({
    id,
    label: t(`importMembers.columns.${id}`),
    help: t(`importMembers.wanted.${id}`),
  }));
  return (
    <ImportFrame title={t('importMembers.title')} back={t('importMembers.back')} onClose={onClose}>
      {isRunning && <LeaveGuard isImport={isImport} onStop={stop} />}
      {table === null ? (
        <ChooseFile
          limits={memberImportLimits}
          wanted={wanted}
          known={knownColumns}
          template={{
            fileName,
            header: wanted.map(({ label }) => label),
            example: [...example, t(`tiers.${tiers[2]}`), t('active')],
          }}
          onRead={open}
        />
      ) : (
        <LiveContent live={live}>{() => <Review importing={importing} />}</LiveContent>
      )}
    </ImportFrame>
  );
}
