import { useState } from 'react';
import { useAccount } from '../../../data/useAccount.ts';
import { readDraft } from '../../../session/index.ts';
import { withDraft } from '../formDraft.ts';
import { useForm, type FormOptions, type FormState } from '../useForm.ts';
import { Conflict } from './Conflict.tsx';
import { changedElsewhere, conflictsIn, keepingMine, mergeEdits, takingTheirs } from './mergeEdits.ts';

export interface EditFormOptions<Values extends object, Payload, Result> extends Omit<
  FormOptions<Values, Payload, Result>,
  'initialValues' | 'derive' | 'keptAlong' | 'staysFilled'
> {
  /** The record as stored, live, as values of the form. */
  readonly stored: Values;
  /** What a field is called, in a sentence. */
  readonly describeField: (name: keyof Values & string) => string;
  /** A value in words, where it isn't words itself; empty for none. */
  readonly describeValue?: (name: keyof Values & string, value: unknown) => string;
}

/** A form that edits a record which others may change at the same time. */
export interface EditFormState<Values extends object, Payload = unknown, Result = unknown> extends FormState<
  Values,
  Payload,
  Result
> {
  /** What someone else changed while the form was open: the fields that follow them, and those that have to be decided. */
  readonly elsewhere: { readonly taken: readonly string[]; readonly conflicts: readonly string[] };
  /** Whether the last try came too late: what is stored is newer than what its author saw. */
  readonly isOvertaken: boolean;
}

/** Under which name the draft has what its author saw; no field is called so. */
const seenKey = ':seen';

/** The code of a refusal because someone else was first. */
const overtaken = 'aborted';

/**
 * A form over a record that is live: a field that isn't edited follows what is stored, and where two people changed the same one, the
 * second chooses. What is edited outlives a reload, with what its author saw.
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

  // What is being saved is heard of before the answer comes.
  const conflicts = form.status === 'submitting' ? [] : conflictsIn(facts);
  const isOvertaken = form.failure === overtaken;

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
        // What stood there until now is what its author saw.
        become(facts);
        form.setValue(name, value);
      },
      below: conflicts.includes(name) && (
        <Conflict
          name={describeField(name)}
          theirs={describeValue(name, stored[name])}
          onTakeTheirs={() => {
            become(takingTheirs(facts, name));
            form.setValue(name, stored[name]);
          }}
          onKeepMine={() => become(keepingMine(facts, name))}
        />
      ),
    }),
    submit: async () => {
      if (conflicts.length > 0) {
        form.refuse();
        return null;
      }
      return form.submit();
    },
  };
}
