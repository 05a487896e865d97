// What is planted in an NFS-e that was good, as `faults.table.mjs` does in an NF-e.
import { money, newNote } from './note.mjs';
import { declarationOf, serviceKeyOf, summed } from './service.mjs';
import { infNFSe } from './service.write.mjs';
import { DSIG } from './write.mjs';

const set = (thing, change) => void Object.assign(thing, change);
const other = (list, one, chance) => chance.one(list.filter(each => each !== one));
const again = note => set(note, { sums: summed(note) });
const cent = chance => chance.one([1, -1]);

export const faultsOfService = [
  {
    id: 'centavo-no-servico',
    codes: ['BRUTO'],
    spoil: (note, { chance }) => {
      note.values.gross += cent(chance);
      again(note);
    },
  },
  {
    id: 'centavo-no-desconto',
    codes: ['DESCONTOS'],
    spoil: note => {
      note.values.unconditional += 1;
      again(note);
    },
  },
  {
    id: 'centavo-no-servico-e-no-desconto',
    codes: ['BRUTO', 'DESCONTOS'],
    spoil: note => {
      note.values.gross += 1;
      note.values.unconditional += 1;
      again(note);
    },
  },
  {
    id: 'centavo-no-valor-a-pagar',
    codes: ['A_PAGAR'],
    spoil: (note, { chance }) => set(note.sums, { due: note.sums.due + cent(chance) }),
  },
  {
    id: 'desconto-condicionado',
    codes: ['DESCONTO_CONDICIONADO'],
    spoil: (note, { chance }) => {
      note.values.conditional = chance.from(1, 9_999);
      again(note);
    },
  },
  {
    id: 'desconto-posto-como-condicionado',
    codes: ['DESCONTO_CONDICIONADO'],
    spoil: note => {
      note.values.conditional = Math.max(1, note.values.unconditional);
      note.values.unconditional = 0;
      again(note);
    },
  },
  {
    id: 'retencao-que-nao-soma',
    codes: ['RETENCOES'],
    spoil: (note, { chance }) => {
      note.saysTotal = true;
      note.sums.withheld += chance.from(1, 900);
    },
  },
  {
    id: 'retencao-tirada-do-valor',
    codes: ['A_PAGAR', 'RETENCOES'],
    spoil: (note, { chance }) => {
      note.withheld.irrf += chance.from(1, 90_000);
    },
  },
  {
    id: 'outro-emitente',
    codes: ['EMITENTE'],
    spoil: (note, { chance, companies }) => {
      const issuer = other(companies, note.issuer, chance);
      set(note, { issuer, provider: issuer });
    },
  },
  {
    id: 'outro-emitente-do-mesmo-prestador',
    codes: ['EMITENTE'],
    spoil: (note, { chance, companies }) => set(note, { issuer: other(companies, note.issuer, chance) }),
  },
  {
    id: 'outro-prestador',
    codes: ['PRESTADOR'],
    spoil: (note, { chance, companies }) => set(note, { provider: other(companies, note.issuer, chance) }),
  },
  {
    id: 'emitida-por-quem-toma',
    codes: ['PRESTADOR'],
    spoil: (note, { chance }) => set(note, { emitter: chance.one(['2', '3']) }),
  },
  {
    id: 'outra-agencia',
    codes: ['DESTINATARIO'],
    spoil: (note, { chance }) =>
      set(note, { agency: chance.maybe(0.2) ? note.issuer.cnpj : newNote(chance, [note.issuer]).note.agency }),
  },
  {
    id: 'sem-tomador',
    codes: ['DESTINATARIO'],
    forge: (note, { sign }) => sign(infNFSe({ ...note, ownSignature: false }).replace(/<toma>.*<\/toma>/, '')),
  },
  {
    id: 'declaracao-de-outra',
    codes: ['DECLARACAO'],
    spoil: (note, { chance }) => {
      const changes = [{ declaration: `${note.declaration}1` }, { series: note.series === '1' ? '2' : '1' }];
      note.declarationId = declarationOf({ ...note, ...chance.one(changes) });
    },
  },
  {
    id: 'declaracao-de-outro-fornecedor',
    codes: ['DECLARACAO'],
    spoil: (note, { chance, companies }) =>
      set(note, { declarationId: declarationOf({ ...note, provider: other(companies, note.issuer, chance) }) }),
  },
  {
    id: 'outro-mes',
    codes: ['MES'],
    spoil: (note, { expected }) => {
      const month = Number(expected.mes.slice(5));
      const earlier = month === 1 ? '2025-12' : `2026-${String(month - 1).padStart(2, '0')}`;
      set(note, { month: `${earlier}-15`, issuedAt: `${earlier}${note.issuedAt.slice(7)}` });
    },
  },
  {
    id: 'ambiente-de-testes',
    codes: ['AMBIENTE'],
    spoil: note => set(note, { environment: '2' }),
  },
  {
    id: 'nao-gerada',
    codes: ['AUTORIZACAO'],
    spoil: (note, { chance }) => set(note, { status: chance.one(['0', '108', '109', '104', '999', '0100']) }),
  },
  {
    id: 'nota-de-debito',
    codes: ['FINALIDADE'],
    spoil: (note, { chance }) => set(note, { purpose: chance.one(['1', '2']) }),
  },
  {
    id: 'outra-versao',
    codes: ['VERSAO'],
    spoil: (note, { chance }) => set(note, { version: chance.one(['1.04', '2.00', '', '1.0']) }),
  },
  {
    id: 'digito-da-chave',
    codes: ['CHAVE_DIGITO'],
    spoil: (note, { chance }) => {
      const key = serviceKeyOf(note);
      note.key = key.slice(0, -1) + ((Number(key.at(-1)) + chance.from(1, 9)) % 10);
    },
  },
  {
    id: 'chave-curta',
    codes: ['CHAVE_FORMA'],
    spoil: (note, { chance }) =>
      set(note, { key: chance.one([serviceKeyOf(note).slice(1), serviceKeyOf(note).slice(0, 44)]) }),
  },
  {
    id: 'chave-de-outros-campos',
    codes: ['CHAVE_CAMPOS'],
    spoil: (note, { chance, companies }) => {
      const changes = [
        { number: String((Number(note.number) % 999_999_999) + 1) },
        { city: note.city === '2111300' ? '3304557' : '2111300' },
        { generator: note.generator === '1' ? '2' : '1' },
        { issuer: other(companies, note.issuer, chance) },
        { issuedAt: `2024${note.issuedAt.slice(4)}` },
      ];
      note.key = serviceKeyOf({ ...note, ...chance.one(changes) });
    },
  },
  {
    id: 'mudada-depois-de-assinada',
    codes: ['ASSINATURA_DIGESTO'],
    forge: (_note, { chance, parts }) => ({
      ...parts,
      body: chance.one([
        text => text.replace(/<xLocEmi>/, '<xLocEmi> '),
        text => text.replace('</serv>', '</serv> '),
        text => text.replace('FORNECIMENTO', 'FORNECIMENT0'),
        text => text.replace('</infDPS>', '<cMotivoEmisTI>1</cMotivoEmisTI></infDPS>'),
      ])(parts.body),
    }),
  },
  {
    id: 'mudada-e-digesto-refeito',
    codes: ['ASSINATURA_VALOR'],
    forge: (_note, { sign, parts }) => {
      const body = parts.body.replace('<nDFSe>1', '<nDFSe>2');
      const [digest] = /<DigestValue>[^<]*/.exec(sign(body).signature);
      return { ...parts, body, signature: parts.signature.replace(/<DigestValue>[^<]*/, digest) };
    },
  },
  {
    id: 'declaracao-trocada-na-nota',
    codes: ['ASSINATURA_DIGESTO'],
    forge: (note, { parts }) => {
      const [declared] = /<DPS .*<\/DPS>/s.exec(infNFSe({ ...note, comment: 'OUTRA', ownSignature: true }));
      return { ...parts, body: parts.body.replace(/<DPS .*<\/DPS>/s, () => declared) };
    },
  },
  { id: 'sem-assinatura', codes: ['ASSINATURA_AUSENTE'], forge: (_note, { parts }) => ({ ...parts, signature: '' }) },
  {
    id: 'assinada-so-na-declaracao',
    codes: ['ASSINATURA_AUSENTE'],
    spoil: note => set(note, { ownSignature: true }),
    forge: (_note, { parts }) => ({ ...parts, signature: '' }),
  },
  {
    id: 'assinatura-dupla',
    codes: ['ASSINATURA_FORMA'],
    forge: (_note, { parts }) => ({ ...parts, signature: parts.signature + parts.signature }),
  },
  { id: 'referencia-dupla', codes: ['ASSINATURA_FORMA'], forge: (note, { partsOf }) => partsOf(note, { again: true }) },
  {
    id: 'referencia-a-declaracao',
    codes: ['ASSINATURA_FORMA'],
    forge: (note, { chance, partsOf }) => partsOf(note, { id: chance.one([declarationOf(note), '', 'NFS']) }),
  },
  {
    id: 'transformacao-trocada',
    codes: ['ASSINATURA_FORMA'],
    forge: (note, { chance, partsOf }) =>
      partsOf(note, {
        transforms: chance.one([
          [note.c14n],
          [note.c14n, `${DSIG}enveloped-signature`],
          [`${DSIG}enveloped-signature`, 'http://www.w3.org/TR/1999/REC-xslt-19991116'],
          [`${DSIG}enveloped-signature`, 'http://www.w3.org/2006/12/xml-c14n11'],
          ['constructor', 'toString'],
        ]),
      }),
  },
  {
    id: 'algoritmo-que-nao-ha',
    codes: ['ASSINATURA_FORMA'],
    forge: (_note, { chance, parts }) => ({
      ...parts,
      signature: parts.signature.replace(
        /(<SignatureMethod Algorithm=")[^"]*/,
        `$1${chance.one(['constructor', `${DSIG}hmac-sha1`, `${DSIG}dsa-sha1`, ''])}`,
      ),
    }),
  },
  {
    id: 'assinada-pelo-fornecedor',
    codes: ['CERTIFICADO_TITULAR'],
    spoil: note => set(note, { signer: note.issuer }),
  },
  {
    id: 'certificado-enxertado',
    codes: ['ASSINATURA_VALOR'],
    forge: (note, { partsOf }) => partsOf(note, { keys: note.issuer.keys }),
  },
  {
    id: 'certificado-vencido',
    codes: ['CERTIFICADO_VALIDADE'],
    forge: (note, { partsOf }) => partsOf(note, { certificate: note.signer.expired }),
  },
  {
    id: 'embrulhada',
    codes: ['LEIAUTE', 'ASSINATURA_FORMA'],
    forge: (_note, { chance, parts }) => {
      const dear = parts.body.replace(/Id="NFS..../, 'Id="NFS0000').replace(/<vLiq>/, '<vLiq>9');
      return chance.one([
        {
          ...parts,
          body: dear,
          signature: parts.signature.replace('</Signature>', `<Object>${parts.body}</Object></Signature>`),
        },
        { ...parts, body: dear, more: `<copia>${parts.body}</copia>` },
        { ...parts, body: dear.replace('</DPS>', `</DPS>${parts.body}`) },
        {
          ...parts,
          body: dear.replace(
            '</infDPS>',
            `</infDPS><Signature xmlns="${DSIG}"><Object>${parts.body}</Object></Signature>`,
          ),
        },
        { ...parts, body: dear.replace('</toma>', `${parts.body}</toma>`) },
        { ...parts, body: dear.replace(/ Id="NFS/, ' id="NFS'), more: parts.body },
      ]);
    },
  },
  {
    id: 'nota-dentro-da-nota',
    codes: ['LEIAUTE'],
    forge: (note, { chance, sign }) => {
      const inside = infNFSe({ ...note, ownSignature: false, number: '1' }).replace(/ xmlns="[^"]*"/, '');
      const [place, copy] = chance.one([
        ['</toma>', inside.replace('Id="DPS', 'Id="DPS0')],
        ['</serv>', inside.replace(/<DPS .*<\/DPS>/s, '')],
        ['</prest>', '<DPS></DPS>'],
        ['</toma>', '<infDPS></infDPS>'],
      ]);
      return sign(infNFSe(note).replace(place, () => copy + place));
    },
  },
  {
    id: 'infnfse-dobrada',
    codes: ['LEIAUTE'],
    forge: (_note, { parts }) => ({ ...parts, body: parts.body + parts.body.replace(/Id="NFS./, 'Id="NFS0') }),
  },
  {
    id: 'declaracao-dobrada',
    codes: ['LEIAUTE'],
    forge: (note, { sign }) =>
      sign(infNFSe(note).replace(/<DPS .*<\/DPS>/s, found => found + found.replace('Id="DPS', 'Id="DPS0'))),
  },
  {
    id: 'identificador-repetido',
    codes: ['LEIAUTE'],
    forge: (note, { chance, sign }) =>
      sign(
        infNFSe({ ...note, ownSignature: false }).replace(
          ...chance.one([
            [/Id="DPS[^"]*"/, `Id="NFS${serviceKeyOf(note)}"`],
            ['<emit>', `<emit Id="NFS${serviceKeyOf(note)}">`],
            ['<toma>', '<toma id="x">'],
          ]),
        ),
      ),
  },
  {
    id: 'parte-de-outro-espaco',
    codes: ['LEIAUTE'],
    forge: (note, { chance, sign }) =>
      sign(
        infNFSe(note).replace(
          ...chance.one([
            ['<toma>', '<toma xmlns="urn:x">'],
            ['<valores>', '<valores xmlns="">'],
          ]),
        ),
      ),
  },
  {
    id: 'raiz-de-outro-espaco',
    codes: ['LEIAUTE'],
    put: (xml, chance) =>
      xml.replaceAll(
        'http://www.sped.fazenda.gov.br/nfse',
        chance.one(['http://www.abrasf.org.br/nfse.xsd', 'http://www.portalfiscal.inf.br/nfe', '']),
      ),
  },
  {
    id: 'campo-dobrado',
    codes: ['LEIAUTE'],
    forge: (note, { chance, sign }) =>
      sign(
        infNFSe(note).replace(
          ...chance.one([
            [/(<vLiq>[^<]*<\/vLiq>)/, '$1<vLiq>1.00</vLiq>'],
            [/(<vServ>[^<]*<\/vServ>)/, '$1$1'],
            [/<CNPJ>/, '<CNPJ>00000000000191</CNPJ><CNPJ>'],
          ]),
        ),
      ),
  },
  {
    id: 'numero-fora-da-forma',
    codes: ['LEIAUTE'],
    forge: (note, { chance, sign }) => {
      const value = money(note.values.gross);
      const written = [`+${value}`, `0${value}`, `${value}0`, value.replace('.', ','), ` ${value}`, '1e3', '-1.00', ''];
      return sign(infNFSe(note).replace(/<vServ>[^<]*/, `<vServ>${chance.one(written)}`));
    },
  },
  {
    id: 'comentario',
    codes: ['ARQUIVO_COM_COMENTARIO'],
    forge: (_note, { chance, parts }) => {
      const [part, at] = chance.one([
        ['signature', /<DigestValue>..../],
        ['signature', /<SignatureValue>..../],
        ['body', /<CNPJ>../],
        ['body', /<vLiq>./],
      ]);
      return { ...parts, [part]: parts[part].replace(at, found => `${found}<!-- -->`) };
    },
  },
  {
    id: 'bit-da-assinatura',
    codes: ['ASSINATURA_VALOR'],
    forge: (_note, { chance, parts }) => ({
      ...parts,
      signature: parts.signature.replace(/<SignatureValue>([\s\S]*?)<\/SignatureValue>/, (_, value) => {
        const bytes = Buffer.from(value, 'base64');
        bytes[chance.upTo(bytes.length)] ^= 1 << chance.upTo(8);
        return `<SignatureValue>${bytes.toString('base64')}</SignatureValue>`;
      }),
    }),
  },
  {
    id: 'so-a-declaracao',
    codes: ['DOCUMENTO_DPS'],
    put: xml => /<DPS [\s\S]*<\/DPS>/.exec(xml)[0],
  },
  {
    id: 'padrao-antigo',
    codes: ['DOCUMENTO_NFSE'],
    put: xml => xml.replace(/<NFSe /, '<CompNfse ').replace(/<\/NFSe>$/, '</CompNfse>'),
  },
  {
    id: 'doctype',
    codes: ['ARQUIVO_COM_DOCTYPE'],
    put: xml => xml.replace('?>', '?><!DOCTYPE NFSe [<!ATTLIST infNFSe Id ID #IMPLIED>]>'),
  },
  {
    id: 'cortada',
    codes: ['ARQUIVO_MAL_FORMADO', 'ARQUIVO_VAZIO'],
    put: (xml, chance) => xml.slice(0, chance.upTo(xml.length)),
  },
];
