// A note of service that agrees with a billing, from a seed. The sums are made again: no code of the product is here.
import { keyDigit, newBilling } from './note.mjs';

/** Canonical forms that the national Sefin and cities sign in. */
const FORMS = [
  'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
];
const CITIES = ['2111300', '3304557', '3106200', '4314902'];

/** What is withheld, in the fields of the layout; `says`: how PIS and Cofins are told (`tpRetPisCofins`). */
function withheldOf(gross, chance) {
  const share = most => Math.floor(gross * chance.from(0, most) * 0.001);
  const says = chance.one(['0', '1', '3']);
  return {
    ...{ irrf: chance.maybe(0.5) ? share(15) : 0, pension: chance.maybe(0.3) ? share(110) : 0 },
    ...{ social: chance.maybe(0.5) ? share(46) : 0, iss: share(50), issBy: chance.one(['1', '1', '2']) },
    ...{ pis: share(6), cofins: share(30), says, ownFields: says === '1' && chance.maybe(0.5) },
  };
}

const totalWithheld = ({ irrf, pension, social, iss, issBy, pis, cofins, ownFields }) =>
  irrf + pension + social + (issBy === '1' ? 0 : iss) + (ownFields ? pis + cofins : 0);

/** Sums that follow from the service; a fault changes one of them afterwards. */
export const summed = ({ values, withheld }) => ({
  withheld: totalWithheld(withheld),
  due: values.gross - values.unconditional - values.conditional - totalWithheld(withheld),
});

export function serviceKeyOf({ city, generator, issuer, number, issuedAt, code }) {
  const month = issuedAt.slice(2, 4) + issuedAt.slice(5, 7);
  const body = `${city}${generator}2${issuer.cnpj}${number.padStart(13, '0')}${month}${code}`;
  return body + keyDigit(body);
}

export const declarationOf = ({ city, provider, series, declaration }) =>
  `DPS${city}2${provider.cnpj}${series.padStart(5, '0')}${declaration.padStart(15, '0')}`;

/** A note that says just what was attested. */
export function serviceFor(expected, issuer, chance) {
  const { orgaoCnpj: agency, mes, itens, glosasCentavos, descontosCentavos, definitivoEm } = expected;
  const gross = itens.reduce((sum, { quantidade, precoCentavos }) => sum + quantidade * precoCentavos, 0);
  const day = String(chance.from(11, 28)).padStart(2, '0');
  const issuedAt = `${definitivoEm?.slice(0, 7) ?? mes}-${day}T${chance.from(10, 20)}:15:00-03:00`;
  const values = { gross, unconditional: glosasCentavos + descontosCentavos, conditional: 0 };
  const withheld = withheldOf(values.gross - values.unconditional, chance);
  const version = chance.one(['1.00', '1.01']);
  const note = {
    ...{ issuer, provider: issuer, signer: issuer.city, agency, version, environment: '1', emitter: '1' },
    ...{
      city: chance.one(CITIES),
      generator: chance.one(['1', '2']),
      status: chance.one(['100', '100', '101', '107']),
    },
    ...{ number: String(chance.from(1, 999_999_999)), code: chance.digits(9), series: String(chance.from(1, 49_999)) },
    ...{ declaration: String(chance.from(1, 999_999)), issuedAt, processedAt: issuedAt.replace(':15:', ':16:') },
    ...{ month: chance.maybe(0.7) ? `${mes}-01` : issuedAt.slice(0, 10), purpose: version === '1.01' ? '0' : null },
    ...{ values, withheld, saysTotal: chance.maybe(0.8), whole: chance.maybe(0.5) },
    description: `FORNECIMENTO DE REFEIÇÕES <${chance.digits(3)}> & DIETAS, MÊS ${mes}`,
    comment: chance.maybe(0.5) ? 'CONTRATO 12/2026 > FORNECIMENTO DE REFEICOES' : '',
    ...{ hash: chance.one(['sha1', 'sha256']), c14n: chance.one(FORMS) },
    ...{ declares: chance.maybe(0.3), ownSignature: chance.maybe(0.6) },
  };
  return Object.assign(note, { sums: summed(note) });
}

/** What was attested, and a note of service that says just that. */
export function newService(chance, companies) {
  const { expected, issuer } = newBilling(chance, companies);
  return { expected, note: serviceFor(expected, issuer, chance) };
}
