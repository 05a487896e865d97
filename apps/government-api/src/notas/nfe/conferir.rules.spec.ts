import { X509Certificate } from 'node:crypto';
import { Proof } from '../../../../../scripts/notas/proof.mjs';
import { CONFERENCIA } from './conferencia.table.ts';
import { conferirNota } from './conferir.rules.ts';
import type { Esperado } from './esperado.ts';

const SEED = 20_261_127;
const ask = (bytes: Buffer, expected: Esperado) => conferirNota(bytes, expected);
const { companies } = new Proof(ask, { seed: SEED, companies: 4 });

/** What a check answers wrongly of good notes of the same companies. */
function wrongOf(check: typeof ask, { good = 0, faulty = 0 }): readonly string[] {
  const proof = Object.assign(new Proof(check, { seed: SEED, companies: 0 }), { companies });
  proof.good(SEED, good);
  proof.faulty(SEED, faulty);
  return proof.wrong;
}

describe('the check of an invoice', () => {
  it('accepts each of 200 good notes, in every spelling of the same document', () => {
    expect(wrongOf(ask, { good: 200 })).toEqual([]);
  });

  it('refuses each kind of fault, for what it is', () => {
    expect(wrongOf(ask, { faulty: 3 })).toEqual([]);
  });

  it('accepts a chain that ends at an authority the agency believes, and no other', () => {
    const rootOf = ([company]: typeof companies) => new X509Certificate(company?.root ?? Buffer.alloc(0));
    const stranger = rootOf(new Proof(ask, { seed: SEED, companies: 1 }).companies);
    const believing = (root: X509Certificate) => (bytes: Buffer, expected: Esperado) =>
      conferirNota(bytes, { ...expected, confianca: [root] });
    expect(wrongOf(believing(rootOf(companies)), { good: 20 })).toEqual([]);
    expect(wrongOf(believing(stranger), { good: 1 })).toEqual([expect.stringContaining('CERTIFICADO_CADEIA')]);
  });

  it('says what another document is', () => {
    const nothing: Esperado = {
      ...{ fornecedorCnpj: '', orgaoCnpj: '', mes: '2026-01', itens: [], definitivoEm: null },
      ...{ glosasCentavos: 0, descontosCentavos: 0, liquidoCentavos: 0 },
    };
    const said = ['NFSe', 'procEventoNFe', 'NFe', 'html', 'constructor'].map(raiz => {
      const answer = conferirNota(Buffer.from(`<${raiz}/>`), nothing);
      return answer.confere || answer.divergencias.map(({ codigo }) => codigo).join();
    });
    expect(said).toEqual(['DOCUMENTO_NFSE', 'DOCUMENTO_EVENTO', 'SEM_PROTOCOLO', 'DOCUMENTO_OUTRO', 'DOCUMENTO_OUTRO']);
  });

  it('has each finding once, with a sentence', () => {
    expect(new Set(CONFERENCIA.map(({ codigo }) => codigo)).size).toBe(CONFERENCIA.length);
    expect(CONFERENCIA.filter(({ sentenca }) => !/^[A-Z].*\.$/.test(sentenca))).toEqual([]);
  });
});
