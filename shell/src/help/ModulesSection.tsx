import { useTexts } from 'shared-lib/i18n';
import { Button, Card, showToast } from 'shared-lib/ui';
import { useRegistry } from '../modules/ModulePart.tsx';
import { useModuleStatuses } from '../modules/useModules.ts';
import { OverrideForm } from '../overrides/OverrideForm.tsx';
import { describeModules } from './describeDiagnostics.ts';
import { HelpSection } from './HelpSection.tsx';
import styles from './ModulesSection.module.css';
import { ModulesTable } from './ModulesTable.tsx';

/** The page's modules and their status, and, if allowed, a form to replace one with another build. */
export function ModulesSection() {
  const { t } = useTexts('help');
  const statuses = useModuleStatuses();
  const registry = useRegistry();

  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify(describeModules(registry.statuses()), null, 2)).then(
      () => showToast({ meaning: 'good', message: t('modules.copied') }),
      () => showToast({ meaning: 'bad', message: t('modules.notCopied') }),
    );

  return (
    <HelpSection title={t('modules.title')} text={t('modules.text')}>
      <Card>
        <ModulesTable statuses={statuses} />
        <div className={styles.actions}>
          <Button variant="default" onClick={() => void copy()}>
            {t('modules.copy')}
          </Button>
        </div>
        <OverrideForm />
      </Card>
    </HelpSection>
  );
}
