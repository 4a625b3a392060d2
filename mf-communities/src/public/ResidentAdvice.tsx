import { IconBox, IconFlame, IconRecycle, IconSofa, IconTrash } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Section } from '../place/Section.tsx';
import styles from './ResidentAdvice.module.css';

const kinds = [
  ['trash', IconTrash],
  ['recycling', IconRecycle],
  ['cardboard', IconBox],
  ['bulky', IconSofa],
  ['hazardous', IconFlame],
] as const;

/** Tells residents what goes where, as far as it is the same everywhere; the rules of the community go before it. */
export function WhatGoesWhere() {
  const { t } = useTexts('mf-communities');
  return (
    <Section title={t('public.goes.title')}>
      <dl className={styles.kinds}>
        {kinds.map(([kind, Icon]) => (
          <div key={kind} className={styles.kind}>
            <dt>
              <Icon size={20} aria-hidden />
              {t(`public.goes.${kind}`)}
            </dt>
            <dd>{t(`public.goes.${kind}Text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
