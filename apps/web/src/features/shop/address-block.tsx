import type { OrderAddress } from '@tastwerk/contracts';
import { addressLines } from '../accounts/area/address-lines.js';
import styles from './address-block.module.css';

/** A postal address as it stands on an envelope. */
export function AddressBlock({ address }: { readonly address: OrderAddress }) {
  return (
    <address className={styles.lines}>
      {addressLines(address).map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  );
}
