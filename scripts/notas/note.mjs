// A billing and the note that agrees with it, from a seed. No code of the product is here: the sums are made again.
import { withDigits } from './companies.mjs';

const MEALS = [
  ...[
    'Café da manhã',
    'Almoço',
    'Jantar',
    'Lanche da tarde',
    'Ceia',
    'Almoço dieta hipossódica',
    'Jantar dieta pastosa',
  ],
];
const STATES = ['21', '33', '32', '35', '41', '31'];

export const money = centavos => `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;

function linesOf(chance) {
  const names = [...MEALS].sort(() => chance.upTo(3) - 1).slice(0, chance.from(1, 6));
  const dear = chance.from(900, 2900);
  return names.map(descricao => ({
    descricao,
    quantidade: chance.from(4, 60_000),
    // Two meals of one price are common, and the hardest to tell apart.
    precoCentavos: chance.maybe(0.3) ? dear : chance.from(250, 3500),
  }));
}

/** One item a line, or a line on several items, or the price with all its zeros: three ways that issuers have. */
function itemsOf(lines, chance) {
  return lines.flatMap(({ descricao, quantidade, precoCentavos }) => {
    const parts = chance.maybe(0.3) ? chance.from(2, 4) : 1;
    const each = Math.floor(quantidade / parts);
    return Array.from({ length: parts }, (_, n) => {
      const count = n === 0 ? quantidade - each * (parts - 1) : each;
      const name = chance.maybe(0.5) ? descricao.toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, '') : descricao;
      return {
        name: chance.maybe(0.4) ? `${name} - UNIDADE ${n + 1} <${chance.digits(3)}> & CIA` : name,
        meal: descricao,
        quantity: chance.one([String(count), `${count}.0000`]),
        count,
        price: money(precoCentavos) + chance.one(['', '00', '00000000']),
        centavos: precoCentavos,
        total: count * precoCentavos,
        discount: 0,
        inTotal: '1',
      };
    });
  });
}

function spread(items, discount) {
  let left = discount;
  for (const item of items) {
    item.discount = Math.min(left, item.total);
    left -= item.discount;
  }
}

export const sumOf = (items, field) => items.reduce((sum, item) => sum + item[field], 0);

/** Totals that follow from the items; a fault changes one of them afterwards. */
export const totalled = items => ({
  vProd: sumOf(items, 'total'),
  vDesc: sumOf(items, 'discount'),
  vFrete: 0,
  vNF: sumOf(items, 'total') - sumOf(items, 'discount'),
});

export function keyOf(note) {
  const { uf, issuedAt, issuer, model, series, number, emission, code } = note;
  const body =
    uf +
    issuedAt.slice(2, 4) +
    issuedAt.slice(5, 7) +
    issuer.cnpj +
    model +
    series.padStart(3, '0') +
    number.padStart(9, '0') +
    emission +
    code;
  return body + keyDigit(body);
}

export function keyDigit(body) {
  let sum = 0;
  for (let at = body.length - 1, weight = 2; at >= 0; at -= 1, weight = weight === 9 ? 2 : weight + 1)
    sum += weight * (body.charCodeAt(at) - 48);
  return sum % 11 < 2 ? '0' : String(11 - (sum % 11));
}

/** A note that says just what was attested. */
export function noteFor(expected, issuer, chance) {
  const { orgaoCnpj: agency, mes, itens, glosasCentavos, descontosCentavos, definitivoEm } = expected;
  const items = itemsOf(itens, chance);
  spread(items, glosasCentavos + descontosCentavos);
  const gross = sumOf(items, 'total');
  const day = String(chance.from(11, 28)).padStart(2, '0');
  const month = definitivoEm?.slice(0, 7) ?? mes;
  return {
    ...{ uf: chance.one(STATES), issuer, agency, model: '55', series: String(chance.from(0, 889)), emission: '1' },
    ...{ number: String(chance.from(1, 999_999_999)), code: chance.digits(8), environment: '1' },
    ...{ purpose: '1', direction: '1', issuedAt: `${month}-${day}T${chance.from(10, 20)}:15:00-03:00` },
    items,
    totals: totalled(items),
    withheld: chance.maybe(0.5) ? { vIRRF: Math.floor(gross * 0.012) } : {},
    comment: chance.maybe(0.7)
      ? `CONTRATO 12/2026 - MÊS ${mes} - RETENÇÃO DE IR: IN RFB 1234/2012 "ART. 2º" > R$ 1`
      : '',
    protocol: { status: '100', environment: '1' },
    events: [],
    hash: chance.maybe(0.1) ? 'sha256' : 'sha1',
  };
}

/** What was attested of a month, and the supplier that bills it. */
export function newBilling(chance, companies) {
  const issuer = chance.one(companies);
  const agency = withDigits(`${chance.from(10, 99)}${chance.digits(6)}0001`);
  const month = chance.from(1, 12);
  const mes = `2026-${String(month).padStart(2, '0')}`;
  const itens = linesOf(chance);
  const gross = itens.reduce((sum, { quantidade, precoCentavos }) => sum + quantidade * precoCentavos, 0);
  const glosasCentavos = chance.maybe(0.5) ? chance.upTo(Math.floor(gross / 10)) : 0;
  const descontosCentavos = chance.maybe(0.3) ? chance.upTo(Math.floor(gross / 20)) : 0;
  const next = `${month === 12 ? 2027 : 2026}-${String((month % 12) + 1).padStart(2, '0')}`;
  const expected = {
    ...{ fornecedorCnpj: issuer.cnpj, orgaoCnpj: agency, mes, itens, glosasCentavos, descontosCentavos },
    liquidoCentavos: gross - glosasCentavos - descontosCentavos,
    definitivoEm: chance.maybe(0.8) ? `${next}-10T12:00:00.000Z` : null,
  };
  return { expected, issuer };
}

/** What was attested, and a note that says just that. */
export function newNote(chance, companies) {
  const { expected, issuer } = newBilling(chance, companies);
  return { expected, note: noteFor(expected, issuer, chance) };
}
