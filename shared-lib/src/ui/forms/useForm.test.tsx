import { act, renderHook } from '@testing-library/react';
import * as z from 'zod/mini';
import { startI18n } from '../../i18n/index.ts';
import { formTexts } from './texts.ts';
import { useForm, type SubmitResult } from './useForm.ts';

beforeAll(() => startI18n({ form: formTexts }));
beforeEach(() => sessionStorage.clear());

test.each<[string, SubmitResult, string]>([
  [
    'someone else changed the record first',
    { ok: false, error: { code: 'aborted', reason: 'changedMeanwhile', fields: { by: { code: 'x' } } } },
    formTexts.en.changedMeanwhile,
  ],
  ['the server was busy', { ok: false, error: { code: 'aborted' } }, 'Not saved: aborted.'],
  ['no connection', { ok: false, reason: 'offline' }, 'Not saved: offline.'],
])('why it was not saved: %s', async (_, answer, expected) => {
  const { result } = renderHook(() =>
    useForm({
      name: 'name',
      initialValues: { name: 'Maple' },
      schema: z.object({ name: z.string() }),
      submit: () => Promise.resolve(answer),
      describeFailure: (code) => ({ text: `Not saved: ${code}.` }),
    }),
  );
  await act(async () => void (await result.current.submit()));
  expect(result.current.problem).toEqual({ text: expected });
});
