// One document in other letters: each keeps the canonical form, and with it the signature.

/** Every way applies to the text between the tags `<infNFe` and `</infNFe>`, or to the whole. */
const inBody = change => xml => xml.replace(/<infNFe[\s\S]*<\/infNFe>/, change);

export const spellings = {
  plain: xml => xml,
  'byte order mark': xml => `\uFEFF${xml}`,
  'no declaration': xml => xml.replace(/^<\?xml[^>]*\?>/, ''),
  'line ends of Windows': xml =>
    xml
      .replace('?>', '?>\r\n')
      .replaceAll('\n', '\r\n')
      .replace(/<\/nfeProc>$/, '\r\n</nfeProc>\r\n'),
  'namespace not repeated': xml => xml.replace(/(<NFe|<infNFe) xmlns="[^"]*"/g, '$1'),
  'attributes turned round': xml =>
    xml.replace(/<infNFe (xmlns="[^"]*") (Id="[^"]*") (versao="[^"]*")>/, '<infNFe  $3\n$2 $1 >'),
  apostrophes: xml => xml.replaceAll(/ (Id|URI|nItem|versao)="([^"]*)"/g, " $1='$2'"),
  'empty elements closed at once': xml =>
    xml.replaceAll(/><\/(Transform|DigestMethod|CanonicalizationMethod|SignatureMethod)>/g, '/>'),
  'references of characters': inBody(body => body.replaceAll('VENDA', '&#86;E&#x4E;DA').replaceAll('&gt;', '>')),
  'letters as references': inBody(body => body.replaceAll('Ç', '&#199;').replaceAll('É', '&#xC9;')),
  'a part in CDATA': inBody(body =>
    body.replace('<natOp>VENDA DE REFEICOES</natOp>', '<natOp><![CDATA[VENDA DE]]> REFEICOES</natOp>'),
  ),
  'white space in tags': xml => xml.replaceAll('</prod>', '</prod  >').replaceAll('<imposto>', '<imposto >'),
};

/** On the root of what some issuers hand over; a verifier of the whole takes them for a part of what was signed. */
export const onTheRoot = xml =>
  xml.replace(
    '<nfeProc ',
    '<nfeProc xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema" ',
  );
