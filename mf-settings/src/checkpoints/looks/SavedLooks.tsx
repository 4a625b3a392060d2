import { IconCheck, IconDeviceFloppy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog, TextField, useForm } from 'shared-lib/ui/form';
import { changeCodeLook } from '../../data/codeLooks.api.ts';
import { saveSettings, useAccount, useSettings } from 'shared-lib/data';
import {
  codeLookForm,
  codeLookNameProblem,
  codeLookText,
  readCodeLook,
  type CodeLook,
} from 'mf-settings/domain';
import { maxCodeLooks, type CodeSettings } from 'shared-lib/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { ActionIcon, Button, Card, LiveContent, showToast } from 'shared-lib/ui';
import settingsStyles from '../../settings/SettingsTab.module.css';
import styles from './SavedLooks.module.css';

interface SaveLookDialogProps {
  settings: CodeSettings;
  /** The saved designs, by name. */
  kept: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** Asks for a name and saves the current design under it. */
function SaveLookDialog({ settings, kept, onClose }: SaveLookDialogProps) {
  const { t } = useTexts('mf-settings');
  const account = useAccount();
  const form = useForm({
    name: 'code-look',
    initialValues: { name: '' },
    schema: codeLookForm,
    check: ({ name }) => {
      const problem = codeLookNameProblem(name, kept);
      return { name: problem === 'full' ? { code: problem, count: maxCodeLooks } : problem };
    },
    submit: ({ name }) => changeCodeLook(account, name, settings),
    errorTexts: 'mf-settings:checkpoints.looks.problems',
    describeFailure: () => ({ text: t('checkpoints.looks.failed') }),
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('checkpoints.looks.save')}
      submitLabel={t('checkpoints.looks.submit')}
      success={({ payload }) => t('checkpoints.looks.saved', { name: payload.name })}
    >
      <TextField {...form.field('name')} label={t('checkpoints.looks.name')} maxLength={60} autoFocus />
    </FormDialog>
  );
}

/** The business's saved designs: each can be applied, and the current one saved. */
export function SavedLooks({ settings }: { settings: CodeSettings }) {
  const { t, i18n } = useTexts('mf-settings');
  const account = useAccount();
  const [isSaving, setSaving] = useState(false);
  const live = useSettings('codeLooks');
  const kept = live.status === 'ready' ? live.data.looks : {};
  const { compare } = textCollator(i18n.language);
  const tellFailure = () => showToast({ meaning: 'bad', message: t('checkpoints.looks.notSaved') });

  const put = async (look: CodeLook) => {
    const { ok } = await saveSettings(account.customerId, 'checkpoints', look, account.uid);
    if (!ok) tellFailure();
    return ok;
  };
  const choose = async (name: string, look: CodeLook) => {
    if (!(await put(look))) return;
    showToast({
      meaning: 'good',
      message: t('checkpoints.looks.chosen', { name }),
      undo: () => void put(settings),
    });
  };
  const change = async (name: string, look: CodeLook | null) => {
    const { ok } = await changeCodeLook(account, name, look);
    if (!ok) tellFailure();
    return ok;
  };
  const remove = async (name: string, look: CodeLook) => {
    if (!(await change(name, null))) return;
    showToast({
      meaning: 'good',
      message: t('checkpoints.looks.removed', { name }),
      undo: () => void change(name, look),
    });
  };

  const looks = Object.entries(kept)
    .flatMap(([name, text]) => {
      const look = readCodeLook(text);
      return look === null ? [] : [{ name, look }];
    })
    .sort((one, other) => compare(one.name, other.name));
  return (
    <section aria-labelledby="code-looks-title" data-setting="looks">
      <h3 id="code-looks-title" className={settingsStyles.group}>
        {t('checkpoints.looks.title')}
      </h3>
      <p className={settingsStyles.text}>{t('checkpoints.looks.text')}</p>
      <Card>
        <LiveContent live={live}>
          {() =>
            looks.length === 0 ? (
              <p className={styles.none}>{t('checkpoints.looks.none')}</p>
            ) : (
              <ul className={`vh-list ${styles.looks}`}>
                {looks.map(({ name, look }) => {
                  const isInUse = codeLookText(look) === codeLookText(settings);
                  return (
                    <li key={name} className={styles.look}>
                      <span className={styles.color} style={{ background: look.brandColour }} aria-hidden />
                      <span className={styles.name} dir="auto">
                        {name}
                      </span>
                      {isInUse ? (
                        <span className={styles.inUse}>
                          <IconCheck size={16} aria-hidden /> {t('checkpoints.looks.inUse')}
                        </span>
                      ) : (
                        <Button
                          variant="default"
                          size="compact-sm"
                          aria-label={t('checkpoints.looks.choose', { name })}
                          onClick={() => void choose(name, look)}
                        >
                          {t('checkpoints.looks.use')}
                        </Button>
                      )}
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={t('checkpoints.looks.remove', { name })}
                        onClick={() => void remove(name, look)}
                      >
                        <IconTrash size={18} aria-hidden />
                      </ActionIcon>
                    </li>
                  );
                })}
              </ul>
            )
          }
        </LiveContent>
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy size={18} aria-hidden />}
          onClick={() => setSaving(true)}
        >
          {t('checkpoints.looks.save')}
        </Button>
      </Card>
      {isSaving && <SaveLookDialog settings={settings} kept={kept} onClose={() => setSaving(false)} />}
    </section>
  );
}
