// One document in other letters: each keeps the canonical form, and with it the signature.

/** Every way applies to the text between the tags of what is signed, or to the whole. */
const inBody = change => xml => xml.replace(/<(infNFe|infNFSe)[ >][\s\S]*<\/\1>/, change);

const ofBoth = {
  plain: xml => xml,
  'byte order mark': xml => `\uFEFF${xml}`,
  'no declaration': xml => xml.replace(/^<\?xml[^>]*\?>/, ''),
  'line ends of Windows': xml =>
    xml
      .replace('?>', '?>\r\n')
      .replaceAll('\n', '\r\n')
      .replace(/<\/(nfeProc|NFSe)>$/, '\r\n</$1>\r\n'),
  apostrophes: xml => xml.replaceAll(/ (Id|URI|nItem|versao)="([^"]*)"/g, " $1='$2'"),
  'empty elements closed at once': xml =>
    xml.replaceAll(/><\/(Transform|DigestMethod|CanonicalizationMethod|SignatureMethod)>/g, '/>'),
  'references of characters': inBody(body => body.replaceAll('REFEI', '&#82;EFE&#x49;').replaceAll('&gt;', '>')),
  'letters as references': inBody(body => body.replaceAll('Ç', '&#199;').replaceAll('É', '&#xC9;')),
  'a part in CDATA': inBody(body => body.replace('DE REFEICOES<', '<![CDATA[DE]]> REFEICOES<')),
  'white space in tags': xml => xml.replaceAll(/<\/(prod|serv)>/g, '</$1  >').replaceAll(/<(imposto|toma)>/g, '<$1 >'),
};

export const spellings = {
  ...ofBoth,
  'namespace not repeated': xml => xml.replace(/(<NFe|<infNFe) xmlns="[^"]*"/g, '$1'),
  'attributes turned round': xml =>
    xml.replace(/<infNFe (xmlns="[^"]*") (Id="[^"]*") (versao="[^"]*")>/, '<infNFe  $3\n$2 $1 >'),
};

export const spellingsOfService = {
  ...ofBoth,
  'namespace not repeated': xml => xml.replace(/<infNFSe xmlns="[^"]*"/, '<infNFSe'),
  'attributes turned round': xml => xml.replace(/<infNFSe (xmlns="[^"]*") (Id="[^"]*")>/, '<infNFSe  $2\n$1 >'),
};

/** On the root of what some issuers hand over; a verifier of the whole takes them for a part of what was signed. */
export const onTheRoot = xml =>
  xml.replace(
    '<nfeProc ',
    '<nfeProc xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema" ',
  );
