import type { OrderAddress } from '@tastwerk/contracts';
import { useLanguage } from '../i18n/use-language.js';
import { addressLines } from './address-lines.js';
import styles from './address-block.module.css';

/** A postal address as it stands on an envelope. */
export function AddressBlock({ address }: { readonly address: OrderAddress }) {
  const language = useLanguage();
  return (
    <address className={styles.lines}>
      {addressLines(address, language).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
