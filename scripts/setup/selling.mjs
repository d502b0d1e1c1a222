/** The settings of an example operator who sells, so that orders run from the basket to the invoice. */
export const SELLING = {
  SALES: 'on',
  OPERATOR_NAME: 'Tastwerk Druck gGmbH',
  OPERATOR_STREET: 'Fühlweg 6',
  OPERATOR_ZIP: '10115',
  OPERATOR_CITY: 'Berlin',
  OPERATOR_EMAIL: 'verkauf@tastwerk.example',
  OPERATOR_TAX_NUMBER: '27/123/45678',
  OPERATOR_IBAN: 'DE02120300000000202051',
  OPERATOR_BANK: 'Bank für Beispiele',
};
