/** What Factur-X and ZUGFeRD want of a file that carries an invoice as XML (Factur-X 1.07 / ZUGFeRD 2.3, section 6). */

/** The name under which readers look for the XML. */
export const FACTUR_X_NAME = 'factur-x.xml';

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PROFILE = 'EN 16931';
const VERSION = '1.0';

const PROPERTIES = [
  ['DocumentFileName', 'Name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE'],
  ['Version', 'Version of the Factur-X XML schema'],
  ['ConformanceLevel', 'Profile of the embedded XML invoice'],
] as const;

const propertyOf = ([name, description]: (typeof PROPERTIES)[number]) =>
  [
    '<rdf:li rdf:parseType="Resource">',
    `<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>`,
    `<pdfaProperty:category>external</pdfaProperty:category>`,
    `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  ].join('');

/** The facts for the XMP packet, and the schema that PDF/A asks for of properties that it does not know. */
export const FACTUR_X_METADATA = [
  `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">`,
  `<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${FACTUR_X_NAME}</fx:DocumentFileName>`,
  `<fx:Version>${VERSION}</fx:Version><fx:ConformanceLevel>${PROFILE}</fx:ConformanceLevel></rdf:Description>`,
  '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"',
  ' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">',
  '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">',
  '<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>',
  `<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>`,
  `<pdfaSchema:property><rdf:Seq>${PROPERTIES.map(propertyOf).join('')}</rdf:Seq></pdfaSchema:property>`,
  '</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>',
].join('');
