import { useState } from 'react';
import { changedMeanwhile } from '../../../domain/index.ts';
import { useAccount } from '../../../data/useAccount.ts';
import { readDraft } from '../../../session/index.ts';
import { withDraft } from '../formDraft.ts';
import { useForm, type FormOptions, type FormState } from '../useForm.ts';
import {
  changedElsewhere,
  conflictsIn,
  resolveWithMine,
  mergeEdits,
  resolveWithTheirs,
} from './mergeEdits.ts';
import { Button } from '@mantine/core';
import { useTexts } from '../../../i18n/index.ts';
import styles from './edit.module.css';

interface ConflictProps {
  /** Name of the field. */
  name: string;
  /** The value someone else saved, as text; empty for none. */
  theirs: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Shows another user's value for a field that was also edited here, and the choice between the two. */
function Conflict({ name, theirs, onTakeTheirs, onKeepMine }: ConflictProps) {
  const { t } = useTexts('form');
  return (
    <div role="group" aria-label={name} className={styles.conflict} data-conflict>
      <p className={styles.theirs}>
        {theirs === '' ? (
          t('elsewhere.nothing')
        ) : (
          <>
            {t('elsewhere.now')} <bdi>{theirs}</bdi>
          </>
        )}
      </p>
      <div className={styles.choices}>
        <Button size="xs" variant="default" onClick={onTakeTheirs}>
          {t('elsewhere.takeTheirs')}
        </Button>
        <Button size="xs" variant="default" onClick={onKeepMine}>
          {t('elsewhere.keepMine')}
        </Button>
      </div>
    </div>
  );
}

export interface EditFormOptions<Values extends object, Payload, Result> extends Omit<
  FormOptions<Values, Payload, Result>,
  'initialValues' | 'derive' | 'keptAlong' | 'staysFilled'
> {
  /** The live record, as form values. */
  readonly stored: Values;
  /** A field's name for use in a sentence. */
  readonly describeField: (name: keyof Values & string) => string;
  /** A value as text, if it isn't a string; empty for none. */
  readonly describeValue?: (name: keyof Values & string, value: unknown) => string;
}

/** A form that edits a record others may change at the same time. */
export interface EditFormState<Values extends object, Payload = unknown, Result = unknown> extends FormState<
  Values,
  Payload,
  Result
> {
  /** What others changed while the form was open: fields that follow the change, and fields in conflict. */
  readonly elsewhere: { readonly taken: readonly string[]; readonly conflicts: readonly string[] };
  /** Whether the last submission was rejected because the stored record is newer than what the author saw. */
  readonly isOvertaken: boolean;
}

/** Draft key of the values the author saw; never a field name. */
const seenKey = ':seen';

/**
 * A form over a live record. Unedited fields follow the stored values; if two people change the same field,
 * the second decides. Edits survive a reload along with the values the author saw.
 */
export function useEditForm<Values extends object, Payload, Result = unknown>(
  options: EditFormOptions<Values, Payload, Result>,
): EditFormState<Values, Payload, Result> {
  const { stored, describeField, describeValue = (_, value) => String(value ?? '') } = options;
  const { uid } = useAccount();
  const [opened] = useState(stored);
  const [seen, setSeen] = useState(() => withDraft(stored, readDraft(uid, options.name)?.[seenKey]));
  const form = useForm({
    ...options,
    initialValues: stored,
    derive: (values) => mergeEdits({ stored, values, seen }).values,
    keptAlong: (values) => ({ [seenKey]: mergeEdits({ stored, values, seen }).seen }),
    staysFilled: true,
  });
  const facts = mergeEdits({ stored, values: form.values, seen });

  const become = (next: typeof facts) => {
    form.setValues(next.values);
    setSeen(next.seen);
  };

  // While submitting, the change may arrive before the answer.
  const conflicts = form.status === 'submitting' ? [] : conflictsIn(facts);
  const isOvertaken = form.failure === changedMeanwhile;

  return {
    ...form,
    problem: isOvertaken ? null : form.problem,
    isOvertaken,
    elsewhere: {
      taken: changedElsewhere(facts, opened).map(describeField),
      conflicts: conflicts.map(describeField),
    },
    field: (name) => ({
      ...form.field(name),
      onChange: (value) => {
        if (form.status === 'submitting') return;
        // The previous values are what the author saw.
        become(facts);
        form.setValue(name, value);
      },
      below: conflicts.includes(name) && (
        <Conflict
          name={describeField(name)}
          theirs={describeValue(name, stored[name])}
          onTakeTheirs={() => {
            become(resolveWithTheirs(facts, name));
            form.setValue(name, stored[name]);
          }}
          onKeepMine={() => become(resolveWithMine(facts, name))}
        />
      ),
    }),
    submit: async () => {
      if (conflicts.length > 0) {
        form.refuse();
        return null;
      }
      const submitted = await form.submit();
      // As stored, such as an email in lowercase. Otherwise the stored record would look like someone else's change.
      if (submitted?.kind === 'done') form.setValues(withDraft(form.values, submitted.payload));
      return submitted;
    },
  };
}
