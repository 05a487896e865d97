// What is planted in a note that was good. `spoil` changes what is said before it is signed, honestly; `forge` what was signed.
// `codes`: the findings, any of which must be among the answer's.
import { createHash } from 'node:crypto';
import { keyDigit, keyOf, money, newNote, sumOf, totalled } from './note.mjs';
import { C14N, DSIG, infNFe, protocolOf, signatureOf } from './write.mjs';

const set = (thing, change) => void Object.assign(thing, change);
const other = (list, one, chance) => chance.one(list.filter(each => each !== one));
const again = note => Object.assign(note, { totals: totalled(note.items) });
const sum = note => sumOf(note.items, 'total');

/** Another quantity of an item, with every sum that follows from it. */
function recount(note, item, count) {
  Object.assign(item, { count, quantity: String(count), total: count * item.centavos });
  item.discount = Math.min(item.discount, item.total);
  return again(note);
}

/** The parts with a body that was changed after all was signed. */
const changed = (parts, change) => ({ ...parts, body: change(parts.body) });
const digested = (text, hash = 'sha1') => createHash(hash).update(text).digest('base64');

export const faults = [
  {
    id: 'centavo-no-item',
    codes: ['ITEM_PRODUTO'],
    spoil: (note, { chance }) => {
      chance.one(note.items).total += chance.one([1, -1]);
      again(note);
    },
  },
  {
    id: 'centavo-na-soma',
    codes: ['SOMA_PRODUTOS'],
    spoil: (note, { chance }) => set(note.totals, { vProd: note.totals.vProd + chance.one([1, -1]) }),
  },
  {
    id: 'centavo-no-liquido',
    codes: ['LIQUIDO'],
    spoil: (note, { chance }) => set(note.totals, { vNF: note.totals.vNF + chance.one([1, -1]) }),
  },
  {
    id: 'desconto-que-ninguem-deu',
    codes: ['DESCONTOS'],
    spoil: (note, { chance }) => {
      const item = note.items[0];
      item.discount += item.discount > 0 && chance.maybe(0.5) ? -1 : 1;
      again(note);
    },
  },
  {
    id: 'desconto-sem-item',
    codes: ['SOMA_DESCONTOS'],
    spoil: note => set(note.totals, { vDesc: note.totals.vDesc + 1 }),
  },
  {
    id: 'preco-de-fracao',
    codes: ['ITEM_PRECO'],
    spoil: (note, { chance }) => {
      const item = chance.one(note.items);
      item.price = `${money(item.centavos)}${chance.one(['01', '4', '00000001'])}`;
    },
  },
  {
    id: 'preco-de-outro-dia',
    codes: ['ITEM_PRECO', 'ITEM_QUANTIDADE', 'ITEM_REFEICAO'],
    spoil: (note, { chance }) => {
      const item = chance.one(note.items);
      item.centavos += chance.from(1, 40);
      item.price = money(item.centavos);
      recount(note, item, item.count);
    },
  },
  {
    id: 'itens-arredondados',
    codes: ['ITEM_FRACAO'],
    spoil: (note, { chance }) => {
      const item = chance.one(note.items);
      item.quantity = `${item.count - 1}.${chance.one(['5', '9999', '0001'])}`;
      item.total = Math.round(Number(item.quantity) * item.centavos);
      again(note);
    },
  },
  {
    id: 'uma-refeicao-a-mais',
    codes: ['ITEM_QUANTIDADE'],
    spoil: (note, { chance }) => {
      const item = chance.one(note.items);
      recount(note, item, item.count + chance.from(1, 9));
    },
  },
  {
    id: 'quantidade-de-outra-refeicao',
    codes: ['ITEM_QUANTIDADE'],
    spoil: (note, { chance }) => {
      const [least, ...rest] = [...note.items].sort((a, b) => a.centavos - b.centavos);
      const most = rest.filter(item => item.meal !== least.meal).at(-1);
      if (!most) return void recount(note, least, least.count + 1);
      recount(note, least, least.count + chance.from(1, 3));
      recount(note, most, Math.max(1, most.count - 1));
    },
  },
  {
    id: 'item-incluido',
    codes: ['ITEM_QUANTIDADE', 'ITEM_PRECO'],
    spoil: (note, { chance }) => {
      note.items.push({ ...chance.one(note.items), discount: 0 });
      again(note);
    },
  },
  {
    id: 'item-de-fora-do-contrato',
    codes: ['ITEM_PRECO', 'ITEM_QUANTIDADE'],
    spoil: note => {
      note.items.push({
        ...note.items[0],
        name: 'TAXA DE ENTREGA',
        centavos: 5_000_00,
        price: '5000.00',
        total: 5_000_00,
        count: 1,
        quantity: '1',
        discount: 0,
      });
      again(note);
    },
  },
  {
    id: 'item-a-menos',
    codes: ['ITEM_QUANTIDADE'],
    spoil: note => {
      if (note.items.length === 1) return void recount(note, note.items[0], note.items[0].count - 1);
      note.items.pop();
      again(note);
    },
  },
  {
    id: 'fora-do-total',
    codes: ['ITEM_FORA_DO_TOTAL'],
    spoil: (note, { chance }) => set(chance.one(note.items), { inTotal: '0' }),
  },
  {
    id: 'frete',
    codes: ['LIQUIDO'],
    spoil: (note, { chance }) => {
      note.totals.vFrete = chance.from(1, 90_000);
      note.totals.vNF += note.totals.vFrete;
    },
  },
  {
    id: 'imposto-tirado-do-valor',
    codes: ['SOMA_TOTAL'],
    spoil: note => {
      note.withheld = { vIRRF: Math.max(1, Math.floor(sum(note) * 0.012)) };
      note.totals.vNF -= note.withheld.vIRRF;
    },
  },
  {
    id: 'outro-emitente',
    codes: ['EMITENTE'],
    spoil: (note, { chance, companies }) => set(note, { issuer: other(companies, note.issuer, chance) }),
  },
  {
    id: 'outra-agencia',
    codes: ['DESTINATARIO'],
    spoil: (note, { chance }) =>
      set(note, { agency: chance.maybe(0.2) ? note.issuer.cnpj : newNote(chance, [note.issuer]).note.agency }),
  },
  {
    id: 'digito-da-chave',
    codes: ['CHAVE_DIGITO'],
    spoil: (note, { chance }) => {
      const key = keyOf(note);
      note.key = key.slice(0, -1) + ((Number(key.at(-1)) + chance.from(1, 9)) % 10);
    },
  },
  {
    id: 'chave-curta',
    codes: ['CHAVE_FORMA'],
    spoil: note => set(note, { key: keyOf(note).slice(1) }),
  },
  {
    id: 'chave-de-outros-campos',
    codes: ['CHAVE_CAMPOS'],
    spoil: (note, { chance }) => {
      const changes = [
        { number: String((Number(note.number) % 999_999_999) + 1) },
        { series: String((Number(note.series) + 1) % 890) },
        { code: String((Number(note.code) + 1) % 1e8).padStart(8, '0') },
        { uf: note.uf === '21' ? '33' : '21' },
        { emission: '9' },
      ];
      note.key = keyOf({ ...note, ...chance.one(changes) });
    },
  },
  {
    id: 'chave-repetida',
    codes: ['CHAVE_CAMPOS', 'PROTOCOLO_DIGESTO'],
    forge: (note, { chance }) => {
      const first = infNFe(note);
      note.comment = `OUTRA NOTA ${chance.digits(9)}`;
      const second = infNFe(note);
      const { text } = signatureOf(second, { ...note.issuer, hash: 'sha1' });
      return { body: second, signature: text, protocol: protocolOf(note, keyOf(note), digested(first)) };
    },
  },
  {
    id: 'outro-mes',
    codes: ['MES'],
    spoil: (note, { expected }) => {
      const earlier =
        expected.mes === '2026-01' ? '2025-12' : `2026-${String(Number(expected.mes.slice(5)) - 1).padStart(2, '0')}`;
      note.issuedAt = `${earlier}${note.issuedAt.slice(7)}`;
    },
  },
  {
    id: 'antes-do-definitivo',
    codes: ['MES'],
    spoil: (note, { expected }) => {
      const [year, month] = expected.mes.split('-').map(Number);
      const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
      note.issuedAt = `${next}-10T08:59:59-03:00`;
    },
  },
  {
    id: 'ambiente-de-testes',
    codes: ['AMBIENTE'],
    spoil: (note, { chance }) => {
      if (chance.maybe(0.5)) note.environment = '2';
      else note.protocol.environment = '2';
    },
  },
  {
    id: 'outro-modelo',
    codes: ['MODELO'],
    spoil: (note, { chance }) => set(note, { model: chance.one(['65', '01', '57']) }),
  },
  {
    id: 'outra-finalidade',
    codes: ['FINALIDADE'],
    spoil: (note, { chance }) =>
      set(note, chance.maybe(0.5) ? { purpose: chance.one(['2', '3', '4']) } : { direction: '0' }),
  },
  {
    id: 'cancelada-por-evento',
    codes: ['CANCELADA'],
    spoil: (note, { chance }) =>
      void note.events.push({
        only: chance.maybe(0.5),
        type: chance.one(['110111', '110112']),
        status: chance.one(['101', '135', '136', '155']),
      }),
  },
  {
    id: 'cancelada-no-protocolo',
    codes: ['CANCELADA'],
    spoil: (note, { chance }) => set(note.protocol, { status: chance.one(['101', '151', '155']) }),
  },
  {
    id: 'denegada',
    codes: ['AUTORIZACAO'],
    spoil: (note, { chance }) => set(note.protocol, { status: chance.one(['110', '301', '302', '303', '204', '539']) }),
  },
  {
    id: 'protocolo-de-outra-chave',
    codes: ['PROTOCOLO_CHAVE'],
    spoil: note => {
      const body = keyOf({ ...note, number: String((Number(note.number) % 999_999_999) + 1) }).slice(0, -1);
      note.protocol.key = body + keyDigit(body);
    },
  },
  {
    id: 'protocolo-de-outro-conteudo',
    codes: ['PROTOCOLO_DIGESTO'],
    spoil: (note, { chance }) => set(note.protocol, { digest: digested(chance.digits(9)) }),
  },
  {
    id: 'mudada-depois-de-assinada',
    codes: ['ASSINATURA_DIGESTO'],
    forge: (_note, { chance, parts }) =>
      changed(parts, body =>
        chance.one([
          text => text.replace(/<qCom>(\d)/, (_, digit) => `<qCom>${(Number(digit) % 9) + 1}`),
          text => text.replace('VENDA DE REFEICOES', 'VENDA DE  REFEICOES'),
          text => text.replace('</ide>', '</ide> '),
          text => text.replace('<xProd>', '<xProd>\u00A0'),
        ])(body),
      ),
  },
  {
    id: 'quantia-mudada-e-digesto-refeito',
    codes: ['ASSINATURA_VALOR'],
    forge: (note, { parts }) => {
      const body = parts.body.replace('<nro>1</nro>', '<nro>2</nro>');
      const digest = digested(body, note.hash);
      const put = text => text.replace(/<(DigestValue|digVal)>[^<]*/g, `<$1>${digest}`);
      return { body, signature: put(parts.signature), protocol: put(parts.protocol) };
    },
  },
  {
    id: 'certificado-de-outra-empresa',
    codes: ['CERTIFICADO_TITULAR'],
    forge: (note, { chance, companies, partsOf }) => {
      const { keys, certificate } = other(companies, note.issuer, chance);
      return partsOf(note, { keys, certificate });
    },
  },
  {
    id: 'certificado-enxertado',
    codes: ['ASSINATURA_VALOR'],
    forge: (note, { chance, companies, partsOf }) =>
      partsOf(note, { keys: other(companies, note.issuer, chance).keys }),
  },
  {
    id: 'certificado-vencido',
    codes: ['CERTIFICADO_VALIDADE'],
    forge: (note, { partsOf }) => partsOf(note, { certificate: note.issuer.expired }),
  },
  { id: 'sem-assinatura', codes: ['ASSINATURA_AUSENTE'], forge: (_note, { parts }) => ({ ...parts, signature: '' }) },
  {
    id: 'assinatura-dupla',
    codes: ['ASSINATURA_FORMA'],
    forge: (_note, { parts }) => ({ ...parts, signature: parts.signature + parts.signature }),
  },
  { id: 'referencia-dupla', codes: ['ASSINATURA_FORMA'], forge: (note, { partsOf }) => partsOf(note, { again: true }) },
  {
    id: 'referencia-a-outro',
    codes: ['ASSINATURA_FORMA'],
    forge: (note, { chance, partsOf }) => partsOf(note, { id: chance.one(['', 'NFe', 'ID1']) }),
  },
  {
    id: 'transformacao-trocada',
    codes: ['ASSINATURA_FORMA'],
    forge: (note, { chance, partsOf }) =>
      partsOf(note, {
        transforms: chance.one([
          [C14N],
          [C14N, `${DSIG}enveloped-signature`],
          [`${DSIG}enveloped-signature`, 'http://www.w3.org/2001/10/xml-exc-c14n#'],
          [`${DSIG}enveloped-signature`, 'http://www.w3.org/TR/1999/REC-xslt-19991116'],
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
        /(<DigestMethod Algorithm=")[^"]*/,
        `$1${chance.one(['constructor', 'toString', `${DSIG}hmac-sha1`, ''])}`,
      ),
    }),
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
    id: 'embrulhada',
    codes: ['LEIAUTE', 'ASSINATURA_FORMA'],
    forge: (_note, { chance, parts }) => {
      const dear = parts.body.replace(/<vNF>(\d)/, '<vNF>9$1');
      return chance.one([
        {
          ...parts,
          body: dear,
          signature: parts.signature.replace('</Signature>', `<Object>${parts.body}</Object></Signature>`),
        },
        { ...parts, body: dear, events: `<copia>${parts.body}</copia>` },
        { ...parts, body: dear.replace('</infNFe>', `<infAdic>${parts.body}</infAdic></infNFe>`) },
        {
          ...parts,
          body: dear,
          events: `<procEventoNFe><evento>${parts.body}${parts.signature}</evento></procEventoNFe>`,
          signature: '',
        },
        {
          ...parts,
          body: `${dear.replace(/Id="NFe/, 'id="NFe')}`,
          signature: parts.signature.replace('</Signature>', `${parts.body}</Signature>`),
        },
        { ...parts, body: dear, protocol: parts.protocol.replace('</protNFe>', `${parts.body}</protNFe>`) },
      ]);
    },
  },
  {
    id: 'infnfe-dobrada',
    codes: ['LEIAUTE'],
    forge: (_note, { parts }) => ({ ...parts, body: parts.body + parts.body }),
  },
  {
    id: 'campo-dobrado',
    codes: ['LEIAUTE'],
    forge: (note, { chance, sign }) =>
      sign(
        infNFe(note).replace(
          ...chance.one([
            [/(<vNF>[^<]*<\/vNF>)/, '$1<vNF>1.00</vNF>'],
            [/<CNPJ>/, '<CNPJ>00000000000191</CNPJ><CNPJ>'],
            [/(<vProd>[^<]*<\/vProd>)/, '$1$1'],
          ]),
        ),
      ),
  },
  {
    id: 'numero-fora-da-forma',
    codes: ['LEIAUTE'],
    forge: (note, { chance, sign }) =>
      sign(
        infNFe(note).replace(
          /<vNF>([^<]*)</,
          (_, value) =>
            `<vNF>${chance.one([`+${value}`, `0${value}`, `${value}0`, `${value.replace('.', ',')}`, ` ${value}`, '1e3', '-1.00', ''])}<`,
        ),
      ),
  },
  {
    id: 'comentario',
    codes: ['ARQUIVO_COM_COMENTARIO'],
    forge: (_note, { chance, parts }) => {
      const [part, at] = chance.one([
        ['signature', /<DigestValue>..../],
        ['signature', /<SignatureValue>..../],
        ['body', /<CNPJ>../],
        ['body', /<vNF>./],
        ['protocol', /<digVal>.../],
      ]);
      return { ...parts, [part]: parts[part].replace(at, found => `${found}<!-- -->`) };
    },
  },
  {
    id: 'doctype',
    codes: ['ARQUIVO_COM_DOCTYPE'],
    put: (xml, chance) =>
      xml.replace(
        '?>',
        `?>${chance.one(['<!DOCTYPE nfeProc>', '<!DOCTYPE nfeProc SYSTEM "file:///etc/passwd">', '<!DOCTYPE nfeProc [<!ENTITY a "b">]>', '<!DOCTYPE nfeProc [<!ATTLIST infNFe Id ID #IMPLIED>]>'])}`,
      ),
  },
  {
    id: 'prefixo',
    codes: ['ARQUIVO_MAL_FORMADO'],
    put: xml =>
      xml
        .replaceAll('<infNFe ', '<nfe:infNFe xmlns:nfe="http://www.portalfiscal.inf.br/nfe" ')
        .replaceAll('</infNFe>', '</nfe:infNFe>'),
  },
  {
    id: 'instrucao',
    codes: ['ARQUIVO_MAL_FORMADO'],
    put: xml => xml.replace('<NFe ', '<?xml-stylesheet href="a.xsl"?><NFe '),
  },
  {
    id: 'outra-codificacao',
    codes: ['ARQUIVO_SEM_UTF8', 'ARQUIVO_MAL_FORMADO'],
    put: (xml, chance) =>
      chance.one([
        () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml, 'utf16le')]),
        () => Buffer.from(xml, 'utf16le'),
        () => Buffer.from(`\uFEFF${xml}`, 'utf16le').swap16(),
        () => Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1'),
        () => Buffer.from(xml.replace('UTF-8', 'UTF-16')),
      ])(),
  },
  {
    id: 'cortada',
    codes: ['ARQUIVO_MAL_FORMADO', 'ARQUIVO_VAZIO'],
    put: (xml, chance) => xml.slice(0, chance.upTo(xml.length)),
  },
  {
    id: 'depois-do-fim',
    codes: ['ARQUIVO_MAL_FORMADO'],
    put: (xml, chance) => xml + chance.one(['x', '<a/>', xml, '&#32;', '</nfeProc>']),
  },
  {
    id: 'sem-protocolo',
    codes: ['SEM_PROTOCOLO', 'LEIAUTE'],
    forge: (_note, { parts }) => ({ ...parts, protocol: '' }),
  },
  { id: 'so-a-nota', codes: ['SEM_PROTOCOLO'], put: xml => /<NFe[\s\S]*<\/NFe>/.exec(xml)[0] },
];
