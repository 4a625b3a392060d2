import { templatedKinds, type TemplatedKind } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { LiveContent, Segments } from 'shared-lib/ui';
import { useTextSetting } from '../preview/useTextSetting.ts';
import { TemplateForm } from './TemplateForm.tsx';
import styles from './TemplatesView.module.css';

/** `?tab=sms&view=templates`: the wording of each kind of text; `&kind=` selects one. */
export function TemplatesView() {
  const { t } = useTexts('mf-settings');
  const live = useTextSetting();
  const [params, setParams] = useSearchParams();
  const requested = params.get('kind');
  const kind = templatedKinds.find((each) => each === requested) ?? templatedKinds[0];
  const choose = (next: string) =>
    setParams(
      (present) => {
        const address = new URLSearchParams(present);
        address.set('kind', next);
        return address;
      },
      { preventScrollReset: true },
    );
  return (
    <div className={`vh-stack ${styles.view}`} data-setting="templates">
      <Segments
        label={t('sms.templates.which')}
        options={templatedKinds.map((value) => ({ value, label: t(`sms.kinds.${value}`) }))}
        value={kind}
        onChange={choose}
      />
      <LiveContent live={live}>
        {(setting) => <TemplateForm key={kind} kind={kind satisfies TemplatedKind} setting={setting} />}
      </LiveContent>
    </div>
  );
}
