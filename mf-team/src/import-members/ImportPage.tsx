import { LiveContent } from 'shared-lib/ui';
import { useKeptFocus } from '../focus/useKeptFocus.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Review } from './Review.tsx';
import { useImport } from './useImport.ts';

/** Members from a file, first as a dry run, then one after another. */
export function ImportPage() {
  const importing = useImport();
  const { table, open, live, isRunning, stop } = importing;
  useKeptFocus(String(table === null));
  return (
    <>
      {isRunning && <LeaveGuard onStop={stop} />}
      {table === null ? (
        <ChooseFile onRead={open} />
      ) : (
        <LiveContent live={live}>{() => <Review importing={importing} />}</LiveContent>
      )}
    </>
  );
}
