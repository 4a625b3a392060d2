import { useRef } from 'react';
import { answerNotice } from '../../data/publicFormCallables.ts';
import { useNow } from 'shared-lib/data/public';
import { answerFormSchemas, type NoticeAnswer } from 'mf-communities/domain';
import { addDays, localDate, maxAnswerWords, maxExtensionDays } from 'shared-lib/domain';
import type { AnswerKind, DoorNotice } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { DateField, FormPage, TextAreaField, useForm, type SubmitResult } from 'shared-lib/ui/form';
import { inBase64 } from '../contact/publicPhoto.ts';
import { PhotoField } from '../contact/PhotoField.tsx';
import { RobotField, useFormProofs } from '../contact/RobotField.tsx';
import { useFormFailure } from '../contact/useFormFailure.ts';
import type { PublicAddress } from '../publicAddress.ts';

export interface AnswerFormProps {
  notice: DoorNotice;
  kind: AnswerKind;
  address: PublicAddress;
  bintagId: string;
  /** The community's IANA zone. */
  timeZone: string;
  onSent: () => void;
}

/** The invalid fields. */
const fieldOf: Readonly<Record<string, string>> = { until: 'until', noPhoto: 'photo' };

const isRefusal = (code: string): code is 'closed' | 'waiting' | 'full' =>
  code === 'closed' || code === 'waiting' || code === 'full';

/** The form of one answer to a notice. The draft stays in the tab until it is sent. */
export function AnswerForm({ notice, kind, address, bintagId, timeZone, onSent }: AnswerFormProps) {
  const { t, i18n } = useTexts('mf-communities');
  const robot = useRef<HTMLInputElement>(null);
  const { proofs } = useFormProofs({ form: 'tagAnswer', ...address, binTagId: bintagId });
  const describeFailure = useFormFailure();
  const latest = addDays(localDate(useNow(), timeZone), maxExtensionDays);

  const send = async (answer: NoticeAnswer, photo: Blob | null): Promise<SubmitResult> => {
    const picture = photo && (await inBase64(photo));
    const language = i18n.language === 'es' ? 'es' : 'en';
    const sent = await proofs.send(
      (guard) => answerNotice({ ...address, binTagId: bintagId, language, answer, photo: picture, guard }),
      robot.current?.value ?? '',
    );
    const refused = sent.ok ? sent.value.refused : null;
    if (refused === null) return sent;
    const field = fieldOf[refused];
    return field
      ? { ok: false, error: { code: 'invalid-argument', fields: { [field]: { code: refused } } } }
      : { ok: false, reason: refused };
  };
  const form = useForm({
    name: `answer-${kind}-${notice.id}`,
    initialValues: { until: '', words: '', photo: null as Blob | null },
    schema: answerFormSchemas[kind],
    check: ({ photo }) => ({ photo: kind === 'resolved' && photo === null && 'noPhoto' }),
    errorTexts: 'mf-communities:door.answer.problems',
    describeFailure: (code) =>
      isRefusal(code) ? { text: t(`door.answer.refused.${code}`) } : describeFailure(code),
    submit: ({ words }, { until, photo }) => {
      const stated = { noticeId: notice.id, words };
      return send(kind === 'moreTime' ? { kind, until, ...stated } : { kind, ...stated }, photo);
    },
  });
  const { field } = form;
  return (
    <FormPage form={form} submitLabel={t('door.answer.send')} size="md" onDone={onSent}>
      {kind === 'resolved' && <PhotoField {...field('photo')} label={t('door.answer.photo')} />}
      {kind === 'moreTime' && (
        <DateField
          {...field('until')}
          label={t('door.answer.until')}
          help={t('door.answer.untilHelp', { date: formatNight(latest, i18n.language) })}
        />
      )}
      <TextAreaField
        {...field('words')}
        label={t(kind === 'dispute' ? 'door.answer.why' : 'door.answer.words')}
        help={t('door.answer.wordsHelp')}
        maxLength={maxAnswerWords}
      />
      <RobotField ref={robot} />
    </FormPage>
  );
}
