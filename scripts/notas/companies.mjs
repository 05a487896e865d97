import { certificate, newKeys } from './certificate.mjs';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Both check digits (Receita Federal, IN 2.229/2024: a letter is worth its code in ASCII less 48). */
export function withDigits(twelve) {
  const digit = text => {
    const sum = [...text].reverse().reduce((total, each, n) => total + (each.charCodeAt(0) - 48) * (2 + (n % 8)), 0);
    return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
  };
  const one = digit(twelve);
  return twelve + one + digit(twelve + one);
}

const newCnpj = (chance, letters) =>
  withDigits(
    letters
      ? Array.from({ length: 8 }, () => chance.one([...ALPHABET]))
          .join('')
          .concat('0001')
      : `${chance.from(10, 99)}${chance.digits(6)}0001`,
  );

export const newRoot = () =>
  certificate({
    ...{ name: 'AC de Prova', keys: newKeys() },
    ...{ from: '2020-01-01T00:00:00', to: '2040-01-01T00:00:00' },
  });

/** A supplier with keys, and certificates of now and of before. */
export function newCompany(cnpj, name, root = newRoot(), serial = 2) {
  const keys = newKeys();
  const issued = { name, cnpj, keys, issuer: root, serial };
  const { bytes } = certificate({ ...issued, from: '2024-01-01T00:00:00', to: '2030-01-01T00:00:00' });
  const expired = certificate({ ...issued, from: '2019-01-01T00:00:00', to: '2023-12-31T00:00:00' }).bytes;
  return { name, cnpj, keys, certificate: bytes, expired, root: root.bytes };
}

/** Who generates the notes of service: not a supplier, and of no CNPJ of theirs. */
export const newCity = root => newCompany(withDigits('063076500001'), 'MUNICIPIO DE PROVA', root, 99);

/** Suppliers, one in four with letters in its CNPJ, all of one city; the keys are new each time. */
export function newCompanies(chance, count = 8) {
  const root = newRoot();
  const city = newCity(root);
  return Array.from({ length: count }, (_, n) => ({
    ...newCompany(newCnpj(chance, n % 4 === 3), `REFEIÇÕES & CIA ${n + 1} LTDA`, root, n + 2),
    city,
  }));
}
