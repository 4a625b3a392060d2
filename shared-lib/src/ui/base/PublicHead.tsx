import type { ReactNode } from 'react';
import { formatPhone } from './formatPhone.ts';
import styles from './PublicHead.module.css';

/** The loaded part of the business's branding on a public page. */
export interface ShownBusiness {
  readonly logo: string | null;
  /** `#rrggbb` */
  readonly brandColour: string;
  readonly contactPhone: string | null;
  readonly contactEmail: string;
}

interface PublicHeadProps {
  /** The page's subject, such as a community. */
  name: string;
  /** The line below, which names the business. */
  servedBy?: ReactNode;
  /** The line above, such as the type of page. */
  kind?: ReactNode;
  business: ShownBusiness | null;
  /** Whether it is a preview inside another page; then it has no heading and no links. */
  isSample?: boolean;
}

/** The header of a public page, in the business's color and with its logo. */
export function PublicHead({ name, servedBy, kind, business, isSample = false }: PublicHeadProps) {
  const Name = isSample ? 'p' : 'h1';
  return (
    <div
      className={business ? `${styles.header} ${styles.band}` : styles.header}
      style={business ? { borderColor: business.brandColour } : undefined}
    >
      {business?.logo && <img className={styles.logo} src={business.logo} alt="" />}
      {kind && <p className={styles.kind}>{kind}</p>}
      <Name className={styles.name} dir="auto" title={name}>
        {name}
      </Name>
      {servedBy && (
        <p className={styles.business} dir="auto">
          {servedBy}
        </p>
      )}
      {business && (business.contactPhone || business.contactEmail) && (
        <ul className={`vh-list ${styles.contact}`}>
          {business.contactPhone && (
            <li>
              <Contact href={isSample ? null : `tel:${business.contactPhone}`}>
                {formatPhone(business.contactPhone)}
              </Contact>
            </li>
          )}
          {business.contactEmail && (
            <li>
              <Contact href={isSample ? null : `mailto:${business.contactEmail}`}>
                {business.contactEmail}
              </Contact>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

const Contact = ({ href, children }: { href: string | null; children: string }) =>
  href === null ? children : <a href={href}>{children}</a>;
