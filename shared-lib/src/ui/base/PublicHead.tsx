import type { ReactNode } from 'react';
import { spacedPhone } from '../../domain/base/spacedPhone.ts';
import styles from './PublicHead.module.css';

/** What a public page shows of the business, as far as it is known. */
export interface ShownBusiness {
  readonly logo: string | null;
  /** `#rrggbb` */
  readonly brandColour: string;
  readonly contactPhone: string | null;
  readonly contactEmail: string;
}

interface PublicHeadProps {
  /** What the page is about, such as a property. */
  name: string;
  /** The line below it, which names the business. */
  servedBy?: ReactNode;
  /** The line above it, such as the kind of page. */
  kind?: ReactNode;
  business: ShownBusiness | null;
  /** Whether it is shown as a sample, within another page: then it holds no heading and no links. */
  isSample?: boolean;
}

/** The head of a page for everyone, in the colour of the business and with its logo. */
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
        <ul className={styles.contact}>
          {business.contactPhone && (
            <li>
              <Contact href={isSample ? null : `tel:${business.contactPhone}`}>
                {spacedPhone(business.contactPhone)}
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
