import { useTexts } from 'shared-lib/i18n';
import { useNavigate } from 'shared-lib/router';
import { Card, showToast } from 'shared-lib/ui';
import { FormPage } from 'shared-lib/ui/form';
import { AddFields, LimitReached, useAddForm } from '../../add-community/AddFields.tsx';
import { useReachedLimit } from '../../add-community/useReachedLimit.ts';
import { setupAddress } from '../setupSteps.ts';
import { SingleCommunitySetupNotice } from '../SetupNotice.tsx';

/**
 * The first step: the community itself. Once it is added, Back returns to the previous page, not to an empty
 * form.
 */
export function AddStep() {
  const { t } = useTexts('mf-communities');
  const navigate = useNavigate();
  const form = useAddForm();
  const limit = useReachedLimit();
  return (
    <>
      <SingleCommunitySetupNotice />
      <Card>
        {limit !== null && !form.isDirty ? (
          <LimitReached limit={limit} />
        ) : (
          <FormPage
            form={form}
            submitLabel={t('add.submit')}
            onDone={({ payload, value }) => {
              showToast({ meaning: 'good', message: t('add.added', { name: payload.propertyName }) });
              if (value) void navigate(setupAddress(value.communityId, 'units'), { replace: true });
            }}
          >
            <AddFields form={form} limit={limit} />
          </FormPage>
        )}
      </Card>
    </>
  );
}
