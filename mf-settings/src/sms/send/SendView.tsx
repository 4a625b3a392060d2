import { useState } from 'react';
import { broadcastLimits, broadcastKinds, type BroadcastKind } from 'shared-lib/domain';
import { checkWords } from 'mf-settings/domain';
import {
  broadcastRequestSchema,
  delayMinuteBounds,
  type BroadcastRequest,
  type BroadcastPreview,
} from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { Card, LiveContent } from 'shared-lib/ui';
import { FormPage, NumberField, SelectField, TextAreaField, useForm } from 'shared-lib/ui/form';
import { TextPreview } from '../preview/TextPreview.tsx';
import { useTextSetting, wordsOf, type TextSetting } from '../preview/useTextSetting.ts';
import templateStyles from '../templates/TemplatesView.module.css';
import { CommunitiesField } from '../../communities/CommunitiesField.tsx';
import { Review } from './Review.tsx';
import styles from './SendView.module.css';
import { callBroadcasts } from '../../data/callables.ts';

/** The input and its preview. */
interface Looked {
  readonly ask: BroadcastRequest;
  readonly preview: BroadcastPreview;
}

interface SendViewProps {
  /** The late community that prefills the form. */
  lateAt?: string;
  /** Called once it is sent; by default, the history opens. */
  onSent?: () => void;
}

/**
 * `?tab=sms&view=send`: a broadcast to the residents of some communities, in two steps. `&community=` and `&kind=`
 * prefill it.
 */
export function SendView({ lateAt, onSent }: SendViewProps) {
  const live = useTextSetting();
  const [looked, setLooked] = useState<Looked | null>(null);
  return (
    <LiveContent live={live}>
      {(setting) =>
        looked ? (
          <Review {...looked} setting={setting} onBack={() => setLooked(null)} onSent={onSent} />
        ) : (
          <AskForm setting={setting} lateAt={lateAt} onLooked={setLooked} />
        )
      }
    </LiveContent>
  );
}

interface AskFormProps {
  setting: TextSetting;
  lateAt: string | undefined;
  onLooked: (looked: Looked) => void;
}

/** The first step: the words and the communities. */
function AskForm({ setting, lateAt, onLooked }: AskFormProps) {
  const { t } = useTexts('mf-settings');
  const [params] = useSearchParams();
  const { communities, templates } = setting;
  const requested = lateAt ?? params.get('community');
  const form = useForm({
    name: requested === null ? 'send-texts' : `send-texts-${requested}`,
    initialValues: {
      communityIds: communities.filter(({ id }) => id === requested).map(({ id }) => id),
      kind: broadcastKinds.find((kind) => kind === params.get('kind')) ?? ('runningLate' as BroadcastKind),
      minutes: 30 as number | null,
      en: '',
      es: '',
    },
    schema: broadcastRequestSchema,
    toInput: ({ en, es, kind, minutes, ...values }) => ({
      ...values,
      kind,
      minutes: kind === 'runningLate' ? minutes : delayMinuteBounds.min,
      words: kind === 'custom' ? { en, es } : null,
    }),
    check: ({ kind, en, es }) =>
      kind === 'custom'
        ? { en: checkWords(kind, en), es: es.trim() === '' ? null : checkWords(kind, es) }
        : {},
    submit: async (ask) => {
      const result = await callBroadcasts('previewBroadcast', ask);
      return result.ok ? { ok: true, value: { ask, preview: result.value } } : result;
    },
    errorTexts: ['mf-settings:sms.send.problems', 'mf-settings:sms.words'],
    describeFailure: () => ({ text: t('sms.send.nextFailed') }),
    staysFilled: true,
  });
  const { kind, communityIds, minutes, en, es } = form.values;
  const words = kind === 'custom' ? { en, es } : wordsOf(templates, kind);
  return (
    <div className={templateStyles.columns} data-setting="send">
      <Card>
        <FormPage
          form={form}
          submitLabel={t('sms.send.next')}
          onDone={({ value }) => value && onLooked(value)}
        >
          <CommunitiesField
            {...form.field('communityIds')}
            label={t('sms.send.communities')}
            max={broadcastLimits.communities}
          />
          <SelectField
            {...form.field('kind')}
            label={t('sms.send.kind')}
            choices={broadcastKinds.map((value) => ({ value, label: t(`sms.kinds.${value}`) }))}
          />
          {kind === 'runningLate' && (
            <NumberField
              {...form.field('minutes')}
              label={t('sms.send.minutes')}
              help={t('sms.send.minutesHelp')}
            />
          )}
          {kind === 'custom' ? (
            <>
              <TextAreaField {...form.field('en')} label={t('sms.send.en')} rows={5} />
              <TextAreaField
                {...form.field('es')}
                label={t('sms.send.es')}
                help={t('sms.send.esHelp')}
                rows={5}
              />
            </>
          ) : (
            <p className={`vh-soft ${styles.note}`}>
              <Link to={`/settings?tab=sms&view=templates&kind=${kind}`}>{t('sms.send.change')}</Link>
            </p>
          )}
        </FormPage>
      </Card>
      <TextPreview
        words={words}
        setting={setting}
        communityId={communityIds[0]}
        minutes={Number.isFinite(minutes) ? (minutes ?? 0) : 0}
        {...(kind === 'custom' && { onPlain: (language, plain) => form.setValue(language, plain) })}
      />
    </div>
  );
}
