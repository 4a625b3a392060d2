import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { RunPanel } from 'shared-lib/ui/importing';
import { outcomeOf, outcomes } from './outcomeOf.ts';
import type { ImportState } from './useImport.ts';

/** A run's progress or outcome, with the buttons that stop it, continue, or retry refused rows. */
export function MemberRun({ importing }: { importing: ImportState }) {
  const { t } = useTexts('mf-team');
  const { listed, lines, state, toRun, toRetry, run, stop, open } = importing;
  const ofRun = new Set(lines);
  const isLeft = new Set(toRun);
  const done = listed.filter(
    ({ line, result }) => ofRun.has(line) && result !== null && !isLeft.has(line),
  ).length;
  const counts = outcomes.flatMap((outcome) => {
    const count = listed.filter((row) => outcomeOf(row) === outcome).length;
    return count > 0 ? t(`importMembers.run.summary.${outcome}`, { count }) : [];
  });

  return (
    <RunPanel
      state={state}
      done={done}
      all={lines.length}
      counts={counts}
      interrupted={t('importMembers.run.interrupted')}
      onStop={stop}
      actions={
        <>
          <Button variant="default" onClick={() => open(null)}>
            {t('importMembers.review.anotherFile')}
          </Button>
          {toRetry.length > 0 && (
            <Button variant="default" onClick={() => void run(toRetry)}>
              {t('importMembers.run.retry', { count: toRetry.length })}
            </Button>
          )}
          {toRun.length > 0 && (
            <Button onClick={() => void run(toRun)}>
              {t('importMembers.run.continue', { count: toRun.length })}
            </Button>
          )}
        </>
      }
    />
  );
}
