// The XML of a note, in the layout 4.00, written as the text that is signed: no code of the product canonicalizes it.
import { createHash, sign } from 'node:crypto';
import { keyOf, money } from './note.mjs';

const NFE = 'http://www.portalfiscal.inf.br/nfe';
export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
export const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const ENVELOPED = `${DSIG}enveloped-signature`;
const ALGORITHMS = {
  sha1: { signature: `${DSIG}rsa-sha1`, digest: `${DSIG}sha1` },
  sha256: {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  },
};
export const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export const tags = fields =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');
const zeros = names => Object.fromEntries(names.map(name => [name, '0.00']));

const ide = (note, key) =>
  tags({
    ...{
      cUF: note.uf,
      cNF: note.code,
      natOp: 'VENDA DE REFEICOES',
      mod: note.model,
      serie: note.series,
      nNF: note.number,
    },
    ...{
      dhEmi: note.issuedAt,
      tpNF: note.direction,
      idDest: '1',
      cMunFG: '2111300',
      tpImp: '1',
      tpEmis: note.emission,
    },
    ...{ cDV: key.at(-1), tpAmb: note.environment, finNFe: note.purpose, indFinal: '1', indPres: '9', procEmi: '0' },
    verProc: 'prova 1',
  });
const address = tags({
  ...{
    xLgr: 'RUA DA PROVA',
    nro: '1',
    xBairro: 'CENTRO',
    cMun: '2111300',
    xMun: 'SAO LUIS',
    UF: 'MA',
    CEP: '65000000',
  },
});

function det(item, number) {
  const product = tags({
    ...{ cProd: `R${number}`, cEAN: 'SEM GTIN', xProd: escaped(item.name), NCM: '21069090', CFOP: '5101', uCom: 'UN' },
    ...{ qCom: item.quantity, vUnCom: item.price, vProd: money(item.total), cEANTrib: 'SEM GTIN', uTrib: 'UN' },
    ...{ qTrib: item.quantity, vUnTrib: item.price, ...(item.freight ? { vFrete: money(item.freight) } : {}) },
    ...{ ...(item.discount ? { vDesc: money(item.discount) } : {}), indTot: item.inTotal },
  });
  const taxes =
    '<ICMS><ICMSSN102><orig>0</orig><CSOSN>102</CSOSN></ICMSSN102></ICMS><PIS><PISNT><CST>07</CST></PISNT></PIS><COFINS><COFINSNT><CST>07</CST></COFINSNT></COFINS>';
  return `<det nItem="${number}"><prod>${product}</prod><imposto>${taxes}</imposto></det>`;
}

function total({ totals, withheld }) {
  const sums = tags({
    ...zeros(['vBC', 'vICMS', 'vICMSDeson', 'vFCP', 'vBCST', 'vST', 'vFCPST', 'vFCPSTRet']),
    ...{ vProd: money(totals.vProd), vFrete: money(totals.vFrete), vSeg: '0.00', vDesc: money(totals.vDesc) },
    ...zeros(['vII', 'vIPI', 'vIPIDevol', 'vPIS', 'vCOFINS', 'vOutro']),
    vNF: money(totals.vNF),
  });
  const kept = tags(Object.fromEntries(Object.entries(withheld).map(([name, value]) => [name, money(value)])));
  return `<total><ICMSTot>${sums}</ICMSTot>${kept && `<retTrib>${kept}</retTrib>`}</total>`;
}

/** `infNFe` as it is signed: its namespace said, attributes in order, no white space. */
export function infNFe(note, key = note.key ?? keyOf(note)) {
  const parts = [
    `<ide>${ide(note, key)}</ide>`,
    `<emit><CNPJ>${note.issuer.cnpj}</CNPJ><xNome>${escaped(note.issuer.name)}</xNome><enderEmit>${address}</enderEmit><IE>123456789</IE><CRT>1</CRT></emit>`,
    `<dest><CNPJ>${note.agency}</CNPJ><xNome>SECRETARIA DE ADMINISTRACAO PENITENCIARIA</xNome><enderDest>${address}</enderDest><indIEDest>9</indIEDest></dest>`,
    ...note.items.map((item, n) => det(item, n + 1)),
    total(note),
    `<transp><modFrete>0</modFrete></transp><pag><detPag><tPag>90</tPag><vPag>0.00</vPag></detPag></pag>`,
    note.comment && `<infAdic><infCpl>${escaped(note.comment)}</infCpl></infAdic>`,
  ];
  return `<infNFe xmlns="${NFE}" Id="NFe${key}" versao="4.00">${parts.join('')}</infNFe>`;
}

const lines = base64 => base64.replaceAll(/(.{76})/g, '$1\n');

function signedInfo(hash, digest, { id, c14n = C14N, transforms = [ENVELOPED, c14n], again = '' }) {
  const { signature, digest: method } = ALGORITHMS[hash];
  const steps = transforms.map(each => `<Transform Algorithm="${each}"></Transform>`).join('');
  const reference = `<Reference URI="#${id}"><Transforms>${steps}</Transforms><DigestMethod Algorithm="${method}"></DigestMethod><DigestValue>${digest}</DigestValue></Reference>`;
  return `<SignedInfo xmlns="${DSIG}"><CanonicalizationMethod Algorithm="${c14n}"></CanonicalizationMethod><SignatureMethod Algorithm="${signature}"></SignatureMethod>${reference}${again && reference}</SignedInfo>`;
}

/**
 * The signature of a text that is canonical by itself, and the digest that a protocol repeats. `above`: declarations of prefixes that
 * stand above it in the document, which the inclusive form has in it.
 */
export function signatureOf(text, { hash, keys, certificate, above = '', ...how }) {
  const inPlace = canonical => canonical.replace(/xmlns="[^"]*"/, found => found + above);
  const digest = createHash(hash).update(inPlace(text)).digest('base64');
  const info = signedInfo(hash, digest, { id: /Id="([^"]*)"/.exec(text)[1], ...how });
  const value = lines(sign(hash, Buffer.from(inPlace(info)), keys.privateKey).toString('base64'));
  const shown = info.replace(` xmlns="${DSIG}"`, '');
  const data = `<X509Data><X509Certificate>${lines(certificate.toString('base64'))}</X509Certificate></X509Data>`;
  return {
    digest,
    text: `<Signature xmlns="${DSIG}">${shown}<SignatureValue>${value}</SignatureValue><KeyInfo>${data}</KeyInfo></Signature>`,
  };
}

export function protocolOf(note, key, digest) {
  const { status, environment, key: other = key, digest: said = digest } = note.protocol;
  const fields = tags({
    ...{ tpAmb: environment, verAplic: 'SVRS202601', chNFe: other, dhRecbto: note.issuedAt, nProt: '133260000000001' },
    ...{ digVal: said, cStat: status, xMotivo: 'Autorizado o uso da NF-e' },
  });
  return `<protNFe versao="4.00"><infProt>${fields}</infProt></protNFe>`;
}

const answerOf = ({ key, type, status }) =>
  `<retEvento versao="1.00"><infEvento><cStat>${status}</cStat><chNFe>${key}</chNFe><tpEvento>${type}</tpEvento></infEvento></retEvento>`;
const eventOf = event =>
  event.only
    ? answerOf(event)
    : `<procEventoNFe versao="1.00"><evento versao="1.00"><infEvento Id="ID${event.type}${event.key}01"><cOrgao>91</cOrgao><tpAmb>1</tpAmb><chNFe>${event.key}</chNFe><tpEvento>${event.type}</tpEvento><nSeqEvento>1</nSeqEvento></infEvento></evento>${answerOf(event)}</procEventoNFe>`;

export const assembled = ({ body, signature, protocol, events = '' }) =>
  `<?xml version="1.0" encoding="UTF-8"?><nfeProc versao="4.00" xmlns="${NFE}"><NFe xmlns="${NFE}">${body}${signature}</NFe>${protocol}${events}</nfeProc>`;

/** The parts of a note's XML, signed; a fault changes one before they are put together. */
export function partsOf(note, how = {}) {
  const key = note.key ?? keyOf(note);
  const body = infNFe(note, key);
  const { keys, certificate } = note.issuer;
  const { text, digest } = signatureOf(body, { hash: note.hash, keys, certificate, ...how });
  return {
    ...{ body, signature: text, protocol: protocolOf(note, key, digest) },
    events: note.events.map(event => eventOf({ key, ...event })).join(''),
  };
}
