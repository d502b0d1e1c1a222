import type { Invoice } from '@e-invoice-eu/core';
import { textsIn } from '../../../platform/texts/texts.js';
import { grossOf, type InvoiceFacts, type InvoiceLine, isExempt, nameOf } from './invoice.js';
import { INVOICE_DAYS, type OrderAddress } from '@tastwerk/contracts';

/** UNTDID 1001: commercial invoice, credit note. */
const TYPE_CODES = { invoice: '380', credit_note: '381' } as const;

/** UNTDID 4461: SEPA credit transfer. */
const CREDIT_TRANSFER = '58';

/** UN/ECE Recommendation 20: one. */
const PIECE = 'C62';

/** UNCL 5305: standard rate (any above zero), exempt. */
const STANDARD = 'S';
const EXEMPT = 'E';

const EUR = 'EUR';
const TAX_SCHEME = { 'cbc:ID': 'VAT' } as const;

const euros = (cents: number) => (cents / 100).toFixed(2);

const categoryOf = (vatPercent: number) => (vatPercent > 0 ? STANDARD : EXEMPT);

const taxCategoryOf = (vatPercent: number) =>
  ({
    'cbc:ID': categoryOf(vatPercent),
    'cbc:Percent': String(vatPercent),
    'cac:TaxScheme': TAX_SCHEME,
  }) as const;

function postalOf({ street, house_number, additional, city, zip, country }: OrderAddress) {
  return {
    'cbc:StreetName': [street, house_number].filter(Boolean).join(' '),
    ...(additional === '' ? {} : { 'cbc:AdditionalStreetName': additional }),
    'cbc:CityName': city,
    ...(zip === '' ? {} : { 'cbc:PostalZone': zip }),
    'cac:Country': { 'cbc:IdentificationCode': country },
  };
}

function sellerOf({ seller }: InvoiceFacts) {
  const taxSchemes = [
    { 'cbc:CompanyID': seller.taxNumber, 'cac:TaxScheme': { 'cbc:ID': 'FC' } },
    ...(seller.vatId === null
      ? []
      : [{ 'cbc:CompanyID': seller.vatId, 'cac:TaxScheme': { 'cbc:ID': 'VA' } }]),
  ];
  return {
    'cac:Party': {
      'cbc:EndpointID': seller.email,
      'cbc:EndpointID@schemeID': 'EM',
      'cac:PostalAddress': {
        'cbc:StreetName': seller.street,
        'cbc:CityName': seller.city,
        'cbc:PostalZone': seller.zip,
        'cac:Country': { 'cbc:IdentificationCode': 'DE' },
      },
      'cac:PartyTaxScheme': taxSchemes,
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': seller.name,
        // Where there is no VAT id a buyer's program knows the seller by this (BR-CO-26).
        ...(seller.vatId === null ? { 'cbc:CompanyID': seller.taxNumber } : {}),
      },
      'cac:Contact': { 'cbc:Name': seller.name, 'cbc:ElectronicMail': seller.email },
    },
  };
}

function buyerOf({ order: { buyer, buyerEmail } }: InvoiceFacts) {
  return {
    'cac:Party': {
      ...(buyerEmail === null ? {} : { 'cbc:EndpointID': buyerEmail, 'cbc:EndpointID@schemeID': 'EM' }),
      'cac:PostalAddress': postalOf(buyer),
      'cac:PartyLegalEntity': { 'cbc:RegistrationName': nameOf(buyer) },
    },
  };
}

function lineOf(line: InvoiceLine, index: number) {
  return {
    'cbc:ID': String(index + 1),
    'cbc:InvoicedQuantity': String(line.quantity),
    'cbc:InvoicedQuantity@unitCode': PIECE,
    'cbc:LineExtensionAmount': euros(line.netCents),
    'cbc:LineExtensionAmount@currencyID': EUR,
    'cac:Item': {
      ...(line.description === '' ? {} : { 'cbc:Description': line.description }),
      'cbc:Name': line.name,
      'cac:ClassifiedTaxCategory': taxCategoryOf(line.vatPercent),
    },
    // The price of all pieces: that of one without its tax is no whole number of cents.
    'cac:Price': {
      'cbc:PriceAmount': euros(line.netCents),
      'cbc:PriceAmount@currencyID': EUR,
      'cbc:BaseQuantity': String(line.quantity),
      'cbc:BaseQuantity@unitCode': PIECE,
    },
  };
}

/** Whether the library can be handed `model`: its types spell out every code of every list, which its schema checks before it writes. */
function isModel(model: object): model is Invoice {
  return 'ubl:Invoice' in model;
}

/** The document in the terms of EN 16931, as its semantic model in the names of UBL: what the library reads. */
function modelOf(facts: InvoiceFacts): object {
  const { kind, number, issuedOn, dueOn, delivery, seller, order, lines, totals } = facts;
  const t = textsIn(order.language, 'invoices');
  const smallBusiness = textsIn(order.language, 'papers')('sale.smallBusiness');
  const gross = grossOf(facts);
  const net = totals.reduce((sum, { netCents }) => sum + netCents, 0);
  const notes = [
    ...(seller.isPlaceholder ? [t('specimen')] : []),
    ...(isExempt(facts) ? [smallBusiness] : []),
  ];
  const [first, ...others] = lines.map(lineOf);
  if (first === undefined) throw new RangeError('an invoice has at least one line');
  const party = nameOf(order.recipient);
  return {
    'ubl:Invoice': {
      'cbc:ID': number,
      'cbc:IssueDate': issuedOn,
      ...(dueOn === null ? {} : { 'cbc:DueDate': dueOn }),
      'cbc:InvoiceTypeCode': TYPE_CODES[kind],
      ...(notes.length === 0 ? {} : { 'cbc:Note': notes }),
      'cbc:DocumentCurrencyCode': EUR,
      'cac:InvoicePeriod': { 'cbc:StartDate': delivery.from, 'cbc:EndDate': delivery.to },
      'cac:OrderReference': { 'cbc:ID': String(order.id) },
      'cac:AccountingSupplierParty': sellerOf(facts),
      'cac:AccountingCustomerParty': buyerOf(facts),
      'cac:Delivery': {
        'cac:DeliveryLocation': { 'cac:Address': postalOf(order.recipient) },
        'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': party } },
      },
      ...(kind === 'credit_note'
        ? {}
        : {
            'cac:PaymentMeans': [
              {
                'cbc:PaymentMeansCode': CREDIT_TRANSFER,
                'cbc:PaymentID': number,
                'cac:PayeeFinancialAccount': { 'cbc:ID': seller.iban, 'cbc:Name': seller.name },
              },
            ],
          }),
      'cac:PaymentTerms': {
        'cbc:Note': kind === 'invoice' ? t('payable', { days: INVOICE_DAYS }) : t('takenBack'),
      },
      'cac:TaxTotal': [
        {
          'cbc:TaxAmount': euros(gross - net),
          'cbc:TaxAmount@currencyID': EUR,
          'cac:TaxSubtotal': totals.map(({ vatPercent, netCents, vatCents }) => ({
            'cbc:TaxableAmount': euros(netCents),
            'cbc:TaxableAmount@currencyID': EUR,
            'cbc:TaxAmount': euros(vatCents),
            'cbc:TaxAmount@currencyID': EUR,
            'cac:TaxCategory': {
              ...taxCategoryOf(vatPercent),
              ...(vatPercent > 0 ? {} : { 'cbc:TaxExemptionReason': smallBusiness }),
            },
          })),
        },
      ],
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': euros(net),
        'cbc:LineExtensionAmount@currencyID': EUR,
        'cbc:TaxExclusiveAmount': euros(net),
        'cbc:TaxExclusiveAmount@currencyID': EUR,
        'cbc:TaxInclusiveAmount': euros(gross),
        'cbc:TaxInclusiveAmount@currencyID': EUR,
        'cbc:PayableAmount': euros(gross),
        'cbc:PayableAmount@currencyID': EUR,
      },
      'cac:InvoiceLine': [first, ...others],
    },
  };
}

/** The end of the group in which CII names an earlier invoice, as its last element but one that we never write. */
const SETTLEMENT_END = '</ram:ApplicableHeaderTradeSettlement>';

/**
 * `xml` with the invoice that a credit note takes back (BT-25, BT-26): the library reads it in its model and leaves it out of CII
 * (2.3.4), which buyers' programs need to find what is taken back.
 */
function withTakenBack(xml: string, { number, issuedOn }: NonNullable<InvoiceFacts['takesBack']>): string {
  const reference = [
    `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`,
    '<ram:FormattedIssueDateTime><qdt:DateTimeString format="102">',
    issuedOn.replaceAll('-', ''),
    '</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>',
  ].join('');
  if (xml.split(SETTLEMENT_END).length !== 2) throw new Error('the XML of an invoice has one settlement');
  return xml.replace(SETTLEMENT_END, `${reference}${SETTLEMENT_END}`);
}

/** What XML 1.0 cannot hold, not even escaped. Titles of graphics are others' words, and the library writes all that it is handed. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** What the library tells on its way; its errors are thrown. */
const SILENT = { log: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * The document as XML of EN 16931 in the syntax CII, which ZUGFeRD and Factur-X embed under the profile EN 16931. Throws where the library's
 * schema refuses it: the facts are ours, so that would be a bug.
 */
export async function invoiceXml(facts: InvoiceFacts): Promise<string> {
  // Loaded when it is needed: it takes 50 MB and most of a second, and the process that answers HTTP never needs it.
  const { InvoiceService } = await import('@e-invoice-eu/core');
  const model = modelOf(facts);
  if (!isModel(model)) throw new Error('no model of an invoice');
  const xml = await new InvoiceService(SILENT).generate(model, {
    format: 'CII',
    lang: facts.order.language,
  });
  const text = (typeof xml === 'string' ? xml : new TextDecoder().decode(xml)).replace(NOT_XML, ' ');
  return facts.takesBack === null ? text : withTakenBack(text, facts.takesBack);
}
