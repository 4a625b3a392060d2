import { useMemo } from 'react';
import { updateViolationType, useAccount, useViolationTypes } from 'shared-lib/data';
import { violationTypeSchema, type ViolationType } from 'shared-lib/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import { SwitchField, useAutosaveForm } from 'shared-lib/ui/form';
import { AddViolationType } from './AddViolationType.tsx';
import styles from './ViolationTypes.module.css';

/** The kinds of violation that a specialist can report, each in use or not. */
export function ViolationTypes() {
  const { t } = useTexts('mf-settings');
  const types = useViolationTypes();
  return (
    <Card flush>
      <LiveContent live={types}>
        {(list) => (
          <>
            {list.length === 0 && <p className={styles.empty}>{t('operations.types.empty')}</p>}
            <TypeList types={list} />
            <AddViolationType taken={list.map(({ name }) => name.en)} />
          </>
        )}
      </LiveContent>
    </Card>
  );
}

function TypeList({ types }: { types: readonly ViolationType[] }) {
  const { i18n } = useTexts('mf-settings');
  const sorted = useMemo(() => {
    const { compare } = textCollator(i18n.language);
    return types.toSorted((a, b) => compare(a.name.en, b.name.en) || compare(a.id, b.id));
  }, [types, i18n.language]);
  return sorted.map((type) => <TypeSwitch key={type.id} type={type} />);
}

function TypeSwitch({ type: { id, name, isActive, requiresPhoto } }: { type: ViolationType }) {
  const { t, i18n } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const { field } = useAutosaveForm({
    stored: { isActive },
    schema: violationTypeSchema,
    save: (change) => updateViolationType(customerId, id, change),
  });
  return (
    <SwitchField
      {...field('isActive')}
      label={(i18n.language.startsWith('es') && name.es) || name.en}
      help={t(requiresPhoto ? 'operations.types.withPhoto' : 'operations.types.withoutPhoto')}
    />
  );
}
