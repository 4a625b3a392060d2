import { IconFileUpload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import {
  Button,
  Card,
  LazySection,
  ListSkeleton,
  showToast,
  useAddressState,
  useStepFocus,
} from 'shared-lib/ui';
import { FormPage } from 'shared-lib/ui/form';
import { RangeFields } from '../../units/adding/RangeFields.tsx';
import { useRangeForm } from '../../units/adding/useRangeForm.ts';
import { unitImportPart } from '../../units/unitImportPart.ts';
import type { StepProps } from './StepProps.ts';

/** The homes of the community: a range of them, or a file (`&import=1`). */
export function UnitsStep({ community, units, facts }: StepProps) {
  const { t } = useTexts('mf-communities');
  const importing = useAddressState('import');
  const [addsMore, setAddsMore] = useState(false);
  const isAdding = addsMore || facts.units === 0;
  const title = useStepFocus<HTMLHeadingElement>(`${importing.isOpen} ${isAdding}`);
  if (importing.isOpen) {
    return (
      <LazySection part={unitImportPart} skeleton={<ListSkeleton />}>
        {(UnitImport) => <UnitImport communityId={community.id} onClose={importing.close} />}
      </LazySection>
    );
  }
  const importButton = (
    <Button
      variant="default"
      leftSection={<IconFileUpload size={18} aria-hidden />}
      onClick={() => importing.open()}
      {...unitImportPart.ahead}
    >
      {t('units.import')}
    </Button>
  );
  if (!isAdding) {
    return (
      <Card>
        <div className="vh-grid">
          <div role="status">
            <h3 ref={title} className="vh-title">
              {t('units.setUp', { count: facts.units })}
            </h3>
            {facts.statedUnits > 0 && facts.statedUnits !== facts.units && (
              <p className="vh-soft">{t('units.stated', { stated: facts.statedUnits })}</p>
            )}
          </div>
          <div className="vh-row">
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => setAddsMore(true)}
            >
              {t('units.add')}
            </Button>
            {importButton}
            <Button
              component={Link}
              to={`/communities/${encodeURIComponent(community.id)}?tab=units`}
              variant="default"
            >
              {t('setup.units.show')}
            </Button>
          </div>
        </div>
      </Card>
    );
  }
  return (
    <>
      <Card>
        <div className="vh-grid">
          <h3 ref={title} className="vh-title">
            {t('setup.units.range')}
          </h3>
          {facts.units === 0 && facts.statedUnits > 0 && (
            <p className="vh-soft">{t('setup.stated', { count: facts.statedUnits })}</p>
          )}
          <RangeForm communityId={community.id} units={units} onAdded={() => setAddsMore(false)} />
        </div>
      </Card>
      <Card>
        <div className="vh-grid">
          <h3 className="vh-title">{t('setup.units.file')}</h3>
          <p className="vh-soft">{t('setup.units.fileHelp')}</p>
          <div className="vh-row">{importButton}</div>
        </div>
      </Card>
    </>
  );
}

interface RangeFormProps extends Pick<StepProps, 'units'> {
  communityId: string;
  onAdded: () => void;
}

function RangeForm({ communityId, units, onAdded }: RangeFormProps) {
  const { t } = useTexts('mf-communities');
  const range = useRangeForm(communityId, units);
  const { form, count, undo, isNothing } = range;
  return (
    <FormPage
      form={form}
      submitLabel={t('units.adding.submit', { count: range.range.length - range.clashes.length })}
      disabled={isNothing}
      columns={2}
      onDone={() => {
        showToast({ meaning: 'good', message: t('units.adding.done', { count: count.current }), undo });
        onAdded();
      }}
    >
      <RangeFields range={range} />
    </FormPage>
  );
}
