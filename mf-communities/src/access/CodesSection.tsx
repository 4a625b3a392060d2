import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommunityAccess } from '../data/communityAccess.api.ts';
import { noAccess } from 'mf-communities/domain';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useFieldNames } from 'shared-lib/i18n/fields';
import { Button, LiveContent } from 'shared-lib/ui';
import { EditButton } from '../edit/EditButton.tsx';
import { Facts } from '../place/Facts.tsx';
import { Section } from '../place/Section.tsx';
import styles from './AccessTab.module.css';

const codes = ['gateCode', 'compactorCode', 'accessNotes'] as const;

/** The placeholder of a code, which doesn't reveal its length. */
const mask = '••••••';

/** Access instructions. They stay hidden until revealed, since others may see the screen. */
export function CodesSection({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const fieldName = useFieldNames();
  const name = community.propertyName || unknownProperty;
  const [isShown, setShown] = useState(false);
  return (
    <Section title={t('access.codes')} action={<EditButton community={community} part="codes" />}>
      <LiveContent live={useCommunityAccess(community.id)}>
        {(access) => {
          const known = access ?? noAccess;
          const isNone = codes.every((code) => known[code] === null);
          if (isNone) return <p className={styles.none}>{t('access.none')}</p>;
          return (
            <>
              <Facts
                wide
                facts={codes.flatMap((code) => {
                  const value = known[code];
                  if (value === null) return [];
                  return [
                    {
                      label: fieldName(code),
                      value: isShown ? (
                        <span className={styles.code}>{value}</span>
                      ) : (
                        <span aria-label={t('access.covered')} role="img">
                          {mask}
                        </span>
                      ),
                    },
                  ];
                })}
              />
              <div className={styles.actions}>
                <Button
                  variant="default"
                  size="sm"
                  leftSection={
                    isShown ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />
                  }
                  aria-label={t(isShown ? 'access.hideOf' : 'access.showOf', { name })}
                  onClick={() => setShown((shown) => !shown)}
                >
                  {t(isShown ? 'access.hide' : 'access.show')}
                </Button>
              </div>
            </>
          );
        }}
      </LiveContent>
      <p className={styles.hint}>{t('access.who')}</p>
    </Section>
  );
}
