import { IconHome2 } from '@tabler/icons-react';
import { useBinTagBatches } from '../../data/binTagPage.api.ts';
import type { BinTagBatch } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, Card, LiveContent, showToast, StatePanel } from 'shared-lib/ui';
import { FormPage, TextField } from 'shared-lib/ui/form';
import { PrintLabels } from '../../labels/PrintLabels.tsx';
import { setupAddress } from '../setupSteps.ts';
import { useTagForm } from '../tags/useTagForm.ts';
import styles from './Step.module.css';
import type { StepProps } from './StepProps.ts';

/** A QR sticker for each door: created and assigned at once, then printed. */
export function TagsStep(props: StepProps) {
  const { t } = useTexts('mf-communities');
  const { community, facts } = props;
  const batches = useBinTagBatches({ communityId: community.id, max: 20 });
  const isDone = facts.units > 0 && facts.tagged === facts.units;
  if (facts.units === 0) {
    return (
      <Card>
        <StatePanel
          icon={<IconHome2 size={32} />}
          title={t('setup.tags.unitsFirst')}
          action={
            <Button component={Link} to={setupAddress(community.id, 'units')}>
              {t('setup.tags.toUnits')}
            </Button>
          }
        >
          {t('setup.tags.unitsFirstHelp')}
        </StatePanel>
      </Card>
    );
  }
  return (
    <>
      {!isDone && (
        <Card>
          <LiveContent live={batches}>{(known) => <TagForm {...props} batches={known} />}</LiveContent>
        </Card>
      )}
      {facts.tagged > 0 && (
        <Card>
          <div className="vh-grid">
            <p role="status" className={styles.words}>
              <strong>{t('setup.tags.tagged', { tagged: facts.tagged, count: facts.units })}</strong>
            </p>
            <p className="vh-soft">{t('setup.tags.printHelp')}</p>
            <div className="vh-row">
              <PrintLabels communityId={community.id} kind="bintags" />
              <Button
                component={Link}
                to={`/communities/${encodeURIComponent(community.id)}?tab=bintags`}
                variant="default"
              >
                {t('setup.tags.show')}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </>
  );
}

function TagForm({ community, facts, batches }: StepProps & { batches: readonly BinTagBatch[] }) {
  const { t } = useTexts('mf-communities');
  const { form, progress } = useTagForm(community, batches);
  const untagged = facts.units - facts.tagged;
  return (
    <div className="vh-grid">
      <p className={styles.words}>{t('setup.tags.untagged', { count: untagged })}</p>
      <FormPage
        form={form}
        submitLabel={t('setup.tags.submit')}
        onDone={({ value }) => {
          if (!value) return;
          showToast({
            meaning: value.refused.length > 0 ? 'bad' : 'good',
            message:
              value.refused.length > 0
                ? t('setup.tags.someLeft', { count: value.refused.length })
                : t('binTags.sequence.done', { count: value.assigned }),
          });
        }}
        note={
          progress && (
            <>
              <progress
                className={styles.running}
                value={progress.done}
                max={progress.count}
                aria-label={t(`setup.tags.${progress.phase}`)}
              />
              {t(
                progress.phase === 'making' ? 'binTags.batches.soFar' : 'binTags.sequence.soFar',
                progress.phase === 'making'
                  ? { made: progress.done, count: progress.count }
                  : { done: progress.done, count: progress.count },
              )}
            </>
          )
        }
      >
        <TextField
          {...form.field('label')}
          label={t('binTags.make.label')}
          help={t('binTags.make.labelHelp', {
            example: `${form.values.label.trim() || t('binTags.make.example')}-001`,
          })}
          maxLength={40}
        />
      </FormPage>
    </div>
  );
}
