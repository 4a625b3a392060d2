import { useTexts } from 'shared-lib/i18n';
import { Section } from '../../place/Section.tsx';
import { RulePictures } from './RulePictures.tsx';
import styles from './rules.module.css';

/** The community's rules, and pictures of what applies wherever bins are collected at the door. */
export function PublicRules({ rules }: { rules: readonly string[] }) {
  const { t } = useTexts('mf-communities');
  return (
    <Section title={t('rules.title')}>
      <RulePictures />
      {rules.length > 0 && (
        <ul className={styles.rules}>
          {rules.map((rule, index) => (
            <li key={index} dir="auto">
              {rule}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
