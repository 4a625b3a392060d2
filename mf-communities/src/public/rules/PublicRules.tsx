import { IconCheck, IconX } from '@tabler/icons-react';
import { useId, type ComponentType } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Section } from '../../place/Section.tsx';
import { BagsOnFloor, BinAtDoor, FlatBoxes, OpenAndOverfull, TiedAndClosed, WholeBox } from './pictures.tsx';
import styles from './rules.module.css';

/** The rules common to all doorstep collection: each done right, and done wrong. */
const pairs = [
  { rule: 'bags', Right: TiedAndClosed, Wrong: OpenAndOverfull },
  { rule: 'bin', Right: BinAtDoor, Wrong: BagsOnFloor },
  { rule: 'boxes', Right: FlatBoxes, Wrong: WholeBox },
] as const;

/** Small pictures of right and wrong. The text below each describes it, and whether it is right or wrong. */
function RulePictures() {
  const { t } = useTexts('mf-communities');
  return (
    <ul className={`vh-list ${styles.pairs}`} aria-label={t('public.pictures.title')}>
      {pairs.map(({ rule, Right, Wrong }) => (
        <li key={rule} className={styles.pair}>
          <Picture Drawn={Right} isRight says={t(`public.pictures.right.${rule}`)} />
          <Picture Drawn={Wrong} isRight={false} says={t(`public.pictures.wrong.${rule}`)} />
        </li>
      ))}
    </ul>
  );
}

interface PictureProps {
  Drawn: ComponentType<{ labelledBy: string }>;
  isRight: boolean;
  says: string;
}

function Picture({ Drawn, isRight, says }: PictureProps) {
  const { t } = useTexts('mf-communities');
  const id = useId();
  const Mark = isRight ? IconCheck : IconX;
  return (
    <figure className={styles.figure} data-right={isRight}>
      <Drawn labelledBy={id} />
      <figcaption id={id} className={styles.words}>
        <span className={styles.mark}>
          <Mark size={16} aria-hidden />
          {t(isRight ? 'public.pictures.isRight' : 'public.pictures.isWrong')}
        </span>{' '}
        {says}
      </figcaption>
    </figure>
  );
}

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
