import type { OrderAddress, OrderItem } from '@tastwerk/contracts';
import type { Operator } from '../../src/platform/config/operator.js';
import type { StoredOrder } from '../../src/modules/shop/orders/stored-order.js';

/** An operator who has said who they are. */
export const OPERATOR: Operator = {
  name: 'Tastwerk Druck gGmbH',
  street: 'Fühlweg 6',
  zip: '10115',
  city: 'Berlin',
  email: 'shop@tastwerk.example',
  taxNumber: '27/123/45678',
  vatId: 'DE123456789',
  iban: 'DE02120300000000202051',
  bank: 'Bank für Beispiele',
  isPlaceholder: false,
};

/** The settings under which that operator sells. */
export const SELLING = {
  SALES: 'on',
  OPERATOR_NAME: OPERATOR.name,
  OPERATOR_STREET: OPERATOR.street,
  OPERATOR_ZIP: OPERATOR.zip,
  OPERATOR_CITY: OPERATOR.city,
  OPERATOR_EMAIL: 'verkauf@tastwerk.example',
  OPERATOR_TAX_NUMBER: OPERATOR.taxNumber,
  OPERATOR_IBAN: OPERATOR.iban,
  OPERATOR_BANK: OPERATOR.bank,
} as const;

export const SCHOOL: OrderAddress = {
  first_name: '',
  last_name: '',
  company_name: 'Schule am Łuk & Söhne',
  street: 'Lindenallee',
  house_number: '12a',
  additional: 'Hof links',
  zip: '35037',
  city: 'Marburg',
  state: '',
  country: 'DE',
};

export const PERSON: OrderAddress = {
  ...SCHOOL,
  first_name: 'Ada',
  last_name: 'Beispiel',
  company_name: '',
  additional: '',
};

const MAP: OrderItem = {
  content_id: 1,
  product_id: 'graphic',
  quantity: 3,
  unit_price: 410,
  gross_price: 1230,
  graphic_id: 1,
  title: 'Basis',
  graphic_title: 'Stadtplan',
  graphic_format: 'a4',
  graphic_landscape: false,
  graphic_no_of_pages: 1,
  braille_no_of_pages: 2,
  system: 'DE:VOLL',
  current_file_name: 'stadtplan-basis-v1',
  version_id: 1,
};

/** An order of three maps and a large picture, 20.20 € with postage. */
export function exampleOrder(changes: Partial<StoredOrder> = {}): StoredOrder & {
  readonly shipping_address: OrderAddress;
} {
  const picture: OrderItem = {
    ...MAP,
    content_id: 2,
    product_id: 'graphic_nobraille',
    quantity: 1,
    unit_price: 590,
    gross_price: 590,
    graphic_title: 'Blüte',
    graphic_format: 'a3',
    braille_no_of_pages: 1,
    current_file_name: 'bluete-basis-v2',
    version_id: 2,
  };
  return {
    id: 17,
    created_at: '2026-11-20T23:30:00.000Z',
    status: 1,
    is_trial: false,
    payment_method: 'invoice',
    delivery_mode: 'post',
    total_gross: 2020,
    total_net: 1888,
    vat_percent: 7,
    postage_gross: 200,
    weight: 200,
    invoice_address: null,
    comment: '',
    tracking_number: null,
    items: [MAP, picture],
    accountId: 1,
    language: 'de',
    ...changes,
    shipping_address: changes.shipping_address ?? PERSON,
  };
}
