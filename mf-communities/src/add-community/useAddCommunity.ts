import { useEffect, useRef, useState } from 'react';
import { addCommunity, useDraft } from 'shared-lib/data';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { addFailure, type AddFailure } from './addFailure.ts';
import {
  blankCommunity,
  checkCommunityForm,
  communityFields,
  type CommunityField,
  type FormProblems,
} from './communityForm.ts';

/**
 * The form's state: what is typed, what is wrong with it, and how far the adding is.
 * @param onAdded called when the community is there and the form is still shown.
 */
export function useAddCommunity(onAdded: () => void) {
  const { t } = useTexts('mf-communities');
  const [blank] = useState(() => blankCommunity(viewerTimeZone()));
  const { texts, setTexts, forget } = useDraft('community', blank);
  const [problems, setProblems] = useState<FormProblems>({});
  const [progress, setProgress] = useState<'typing' | 'adding' | AddFailure>('typing');
  // A second press can come before the button is drawn as busy.
  const started = useRef(false);
  const shown = useRef(true);

  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const type = (field: CommunityField, text: string) => {
    setTexts((current) => ({ ...current, [field]: text }));
    setProblems(({ [field]: _, ...others }) => others);
  };

  /** Adds the community. @returns the first field with which something is wrong; null when it was sent. */
  const submit = (): CommunityField | null => {
    if (started.current) return null;
    const checked = checkCommunityForm(texts);
    if (!checked.ok) {
      setProblems(checked.problems);
      return communityFields.find((field) => field in checked.problems) ?? null;
    }
    started.current = true;
    setProgress('adding');
    void addCommunity(checked.community).then((result) => {
      started.current = false;
      if (result.ok) {
        forget();
        showToast({ meaning: 'good', message: t('add.added', { name: checked.community.propertyName }) });
        if (shown.current) onAdded();
        return;
      }
      const failure = addFailure(result.error.code);
      setProgress(failure);
      // Whoever went Back meanwhile learns of it as well; what was typed is in the form when it is opened again.
      if (!shown.current) showToast({ meaning: 'bad', message: t(`add.failures.${failure}`) });
    });
    return null;
  };

  return {
    texts,
    problems,
    progress,
    isTouched: communityFields.some((field) => texts[field] !== blank[field]),
    type,
    submit,
    forget,
  };
}
