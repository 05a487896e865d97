import { X509Certificate } from 'node:crypto';
import { type Company, Proof } from '../../../../scripts/notas/proof.mjs';
import { tantas } from '../../test/kit/profundidade.ts';
import { conferirNota } from './conferir.rules.ts';
import { CONFERENCIA } from './nfe/conferencia.table.ts';
import type { Esperado } from './nfe/esperado.ts';
import { CONFERENCIA_DO_SERVICO } from './nfse/conferencia.table.ts';

const SEED = 20_261_127;
type Kind = 'nfe' | 'nfse';
const ask = (bytes: Buffer, expected: Esperado) => conferirNota(bytes, expected);
const { companies } = new Proof(ask, { seed: SEED, companies: 4 });

/** What a check answers wrongly of notes of the same companies. */
function wrongOf(kind: Kind, check: typeof ask, { good = 0, faulty = 0 }): readonly string[] {
  const proof = Object.assign(new Proof(check, { seed: SEED, companies: 0, kind }), { companies });
  proof.good(SEED, good);
  proof.faulty(SEED, faulty);
  return proof.wrong;
}

describe.each<[string, Kind]>([
  ['an NF-e', 'nfe'],
  ['an NFS-e of the national layout', 'nfse'],
])('the check of %s', (_, kind) => {
  it('accepts each good note, in every spelling of the same document', () => {
    expect(wrongOf(kind, ask, { good: tantas(60) })).toEqual([]);
  });

  it('refuses each kind of fault, for what it is', () => {
    expect(wrongOf(kind, ask, { faulty: tantas(1) })).toEqual([]);
  });

  it('accepts a chain that ends at an authority the agency believes, and no other', () => {
    const rootOf = ([company]: readonly Company[]) => new X509Certificate(company?.root ?? Buffer.alloc(0));
    const stranger = rootOf(new Proof(ask, { seed: SEED, companies: 1 }).companies);
    const believing = (root: X509Certificate) => (bytes: Buffer, expected: Esperado) =>
      conferirNota(bytes, { ...expected, confianca: [root] });
    expect(wrongOf(kind, believing(rootOf(companies)), { good: 20 })).toEqual([]);
    expect(wrongOf(kind, believing(stranger), { good: 1 })).toEqual([expect.stringContaining('CERTIFICADO_CADEIA')]);
  });
});

describe('the check of an invoice', () => {
  it('says what another document is', () => {
    const nothing: Esperado = {
      ...{ fornecedorCnpj: '', orgaoCnpj: '', mes: '2026-01', itens: [], definitivoEm: null },
      ...{ glosasCentavos: 0, descontosCentavos: 0, liquidoCentavos: 0 },
    };
    const said = ['CompNfse', 'DPS', 'procEventoNFe', 'NFe', 'html', 'constructor', 'NFSe', 'nfeProc'].map(raiz => {
      const answer = conferirNota(Buffer.from(`<${raiz}/>`), nothing);
      return answer.confere || answer.divergencias.map(({ codigo }) => codigo).join();
    });
    expect(said).toEqual([
      ...['DOCUMENTO_NFSE', 'DOCUMENTO_DPS', 'DOCUMENTO_EVENTO', 'SEM_PROTOCOLO', 'DOCUMENTO_OUTRO'],
      ...['DOCUMENTO_OUTRO', 'LEIAUTE', 'LEIAUTE'],
    ]);
  });

  it.each([
    ['an NF-e', CONFERENCIA],
    ['an NFS-e', CONFERENCIA_DO_SERVICO],
  ])('has each finding of %s once, with a sentence', (_, tabela) => {
    expect(new Set(tabela.map(({ codigo }) => codigo)).size).toBe(tabela.length);
    expect(tabela.filter(({ sentenca }) => !/^[A-Z].*\.$/.test(sentenca))).toEqual([]);
  });
});
