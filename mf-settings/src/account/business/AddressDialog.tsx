import { useEffect, useState } from 'react';
import { askBusinessSlug } from 'shared-lib/data';
import { businessSlugChangeSchema, businessSlugQuestionSchema } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { checkValues, FormDialog, TextField, useForm } from 'shared-lib/ui/form';
import { changeBusinessSlug } from '../../data/callables.ts';

/** Delay after typing before checking whether the address is available, in milliseconds. */
const pause = 300;

type SlugStatus = 'free' | 'own' | 'taken';

/** Whether an address is available, checked while typing; null until known. */
function useSlugStatus(slug: string, stored: string | null): SlugStatus | null {
  const [answer, setAnswer] = useState<{ readonly slug: string; readonly status: SlugStatus } | null>(null);
  const read = checkValues({ slug }, { schema: businessSlugQuestionSchema });
  const wanted = read.ok ? read.payload.slug : null;
  useEffect(() => {
    if (wanted === null || wanted === stored) return undefined;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await askBusinessSlug(wanted);
      if (!isCurrent || !result.ok) return;
      const statuses = { nobody: 'free', itself: 'own', another: 'taken' } as const;
      setAnswer({ slug: wanted, status: statuses[result.value.holder] });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, stored]);
  return answer !== null && answer.slug === wanted ? answer.status : null;
}

interface AddressDialogProps {
  slug: string | null;
  onClose: () => void;
}

/**
 * Asks for a new business address, shows while typing whether it is available, and explains what happens to the old
 * one.
 */
export function AddressDialog({ slug: stored, onClose }: AddressDialogProps) {
  const { t } = useTexts('mf-settings');
  // If someone else changes it meanwhile, saving is refused, so nothing unseen is overwritten.
  const [seen] = useState(stored);
  const form = useForm({
    name: 'business-address',
    initialValues: { slug: seen ?? '' },
    schema: businessSlugChangeSchema,
    toInput: ({ slug }) => ({ slug, seen }),
    submit: changeBusinessSlug,
    errorTexts: 'mf-settings:account.business.address.problems',
    describeFailure: () => ({ text: t('account.business.address.failed') }),
  });
  const slug = form.values.slug.trim().toLowerCase();
  const status = useSlugStatus(slug, seen);
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('account.business.address.title')}
      submitLabel={t('account.business.address.submit')}
      success={({ payload }) => t('account.business.address.changed', { slug: payload.slug })}
      disabled={slug === seen || status === 'taken'}
      note={t('account.business.address.note')}
    >
      <TextField
        {...form.field('slug')}
        label={t('account.business.address.label')}
        help={
          <>
            {t('account.business.address.shown', { address: `${window.location.host}/${slug}` })}{' '}
            <span role="status">{status && t(`account.business.address.standing.${status}`)}</span>
          </>
        }
        spellCheck={false}
        autoFocus
      />
    </FormDialog>
  );
}
