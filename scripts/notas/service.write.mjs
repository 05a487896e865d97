// The XML of an NFS-e, in the national layout, written as the text that is signed.
import { money } from './note.mjs';
import { declarationOf, serviceKeyOf } from './service.mjs';
import { escaped, signatureOf, tags } from './write.mjs';

const NFSE = 'http://www.sped.fazenda.gov.br/nfse';
const PREFIXES = ' xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

const group = (name, body) => (body ? `<${name}>${body}</${name}>` : '');
/** Only what there is is written; some issuers leave the decimals of a whole number out. */
const values = ({ whole }, fields) =>
  tags(
    Object.fromEntries(
      Object.entries(fields)
        .filter(([, value]) => value)
        .map(([name, value]) => [name, whole && value % 100 === 0 ? String(value / 100) : money(value)]),
    ),
  );
const address = tags({ cMun: '2111300', CEP: '65000000' });

function declared(note) {
  const { values: sums, withheld } = note;
  const federal =
    group(
      'piscofins',
      `<CST>01</CST>${values(note, { vPis: withheld.pis, vCofins: withheld.cofins })}<tpRetPisCofins>${withheld.says}</tpRetPisCofins>`,
    ) + values(note, { vRetCP: withheld.pension, vRetIRRF: withheld.irrf, vRetCSLL: withheld.social });
  const taxes = `<tribMun><tribISSQN>1</tribISSQN><tpRetISSQN>${withheld.issBy}</tpRetISSQN></tribMun><tribFed>${federal}</tribFed><totTrib><indTotTrib>0</indTotTrib></totTrib>`;
  return [
    group('vServPrest', values(note, { vServ: sums.gross })),
    group('vDescCondIncond', values(note, { vDescIncond: sums.unconditional, vDescCond: sums.conditional })),
    group('trib', taxes),
  ].join('');
}

function declaration(note, attributes = '') {
  const { issuedAt, month, series, declaration: number, city, provider, agency, comment } = note;
  const head = tags({
    ...{ tpAmb: note.environment, dhEmi: issuedAt, verAplic: 'prova 1', serie: series, nDPS: number, dCompet: month },
    ...{ tpEmit: note.emitter, cLocEmi: city },
  });
  const service = `<locPrest><cLocPrestacao>${city}</cLocPrestacao></locPrest><cServ><cTribNac>170201</cTribNac><xDescServ>${escaped(note.description)}</xDescServ></cServ>${group('infoCompl', comment && `<xInfComp>${escaped(comment)}</xInfComp>`)}`;
  const parts = [
    head,
    `<prest><CNPJ>${provider.cnpj}</CNPJ><regTrib><opSimpNac>1</opSimpNac><regEspTrib>0</regEspTrib></regTrib></prest>`,
    `<toma><CNPJ>${agency}</CNPJ><xNome>SECRETARIA DE ADMINISTRACAO PENITENCIARIA</xNome><end><endNac>${address}</endNac></end></toma>`,
    group('serv', service),
    group('valores', declared(note)),
    note.purpose && group('IBSCBS', `<finNFSe>${note.purpose}</finNFSe><indFinal>0</indFinal>`),
  ];
  return `<infDPS${attributes} Id="${note.declarationId ?? declarationOf(note)}">${parts.filter(Boolean).join('')}</infDPS>`;
}

/** The supplier's own signature, of the declaration by itself. */
const ownSignature = note =>
  note.ownSignature ? signatureOf(declaration(note, ` xmlns="${NFSE}"`), { hash: 'sha1', ...note.issuer }).text : '';

/** `infNFSe` as it is signed: its namespace said, attributes in order, no white space. */
export function infNFSe(note, key = note.key ?? serviceKeyOf(note)) {
  const { city, generator, issuer, sums, withheld } = note;
  const head = tags({
    ...{ xLocEmi: 'SAO LUIS', xLocPrestacao: 'SAO LUIS', nNFSe: note.number, cLocIncid: city, xLocIncid: 'SAO LUIS' },
    ...{ xTribNac: 'FORNECIMENTO', verAplic: 'prova 1', ambGer: generator, tpEmis: '1', cStat: note.status },
    ...{ dhProc: note.processedAt, nDFSe: '1' },
  });
  const total = note.saysTotal && sums.withheld ? { vTotalRet: sums.withheld } : {};
  const due = values(note, { vISSQN: withheld.iss, ...total }) + tags({ vLiq: money(sums.due) });
  const parts = [
    head,
    `<emit><CNPJ>${issuer.cnpj}</CNPJ><xNome>${escaped(issuer.name)}</xNome><enderNac>${address}</enderNac></emit>`,
    group('valores', due),
    `<DPS versao="${note.version}">${declaration(note)}${ownSignature(note)}</DPS>`,
  ];
  return `<infNFSe xmlns="${NFSE}" Id="NFS${key}">${parts.join('')}</infNFSe>`;
}

const prefixesOf = ({ declares }) => (declares ? PREFIXES : '');

/** A text of `infNFSe` with its signature; the inclusive form has in it what is declared above. */
export function signedService(note, body, how = {}) {
  const { signer, hash, c14n, version } = note;
  const above = c14n.includes('exc-c14n') ? '' : prefixesOf(note);
  const { text } = signatureOf(body, { hash, c14n, above, ...signer, ...how });
  return { body, signature: text, attributes: `${prefixesOf(note)} versao="${version}"` };
}

export const partsOfService = (note, how = {}) => signedService(note, infNFSe(note), how);

export const assembledService = ({ body, signature, attributes, more = '' }) =>
  `<?xml version="1.0" encoding="UTF-8"?><NFSe xmlns="${NFSE}"${attributes}>${body}${signature}${more}</NFSe>`;
