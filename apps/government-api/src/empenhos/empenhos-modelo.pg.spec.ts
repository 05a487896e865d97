import { Problema, problema } from '@alipen/platform/problems/problema';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { audit, clock, consumir, empenhos, QUEM, repository, semearMedicoes } from '../../test/empenhos.cenario.ts';
import { prepararBanco } from '../../test/kit/banco.ts';
import { paciencia, tantas } from '../../test/kit/profundidade.ts';
import { semearCenario } from '../../test/pedidos.cenario.ts';
import { ContratosRepository } from '../contratos/contratos.repository.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import type { Database, Transaction } from '../database/database.ts';
import { EmpenhosCadastroService } from './empenhos.cadastro.service.ts';

jest.setTimeout(paciencia(300_000));

const MEDICOES = 4;

type Passo =
  | { readonly ato: 'empenhar'; readonly valor: number; readonly dia: number }
  | { readonly ato: 'reforcar'; readonly qual: number; readonly valor: number }
  | { readonly ato: 'anular'; readonly qual: number; readonly valor: number }
  | { readonly ato: 'consumir'; readonly medicao: number; readonly valor: number }
  | { readonly ato: 'liberar'; readonly medicao: number };

const valor = fc.integer({ min: 1, max: 1_000 });
const medicao = fc.integer({ min: 1, max: MEDICOES });
const passo: fc.Arbitrary<Passo> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ ato: fc.constant('empenhar' as const), valor, dia: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ ato: fc.constant('reforcar' as const), qual: fc.nat(9), valor }) },
  { weight: 2, arbitrary: fc.record({ ato: fc.constant('anular' as const), qual: fc.nat(9), valor }) },
  { weight: 4, arbitrary: fc.record({ ato: fc.constant('consumir' as const), medicao, valor }) },
  { weight: 2, arbitrary: fc.record({ ato: fc.constant('liberar' as const), medicao }) },
);

/** A purse a commitment: what is in it, and who took how much. Nothing of the product is asked. */
type Bolsa = { readonly dia: number; dentro: number; readonly tirados: Map<number, number> };

function noModelo(bolsas: Bolsa[], feito: Passo): boolean {
  const ordem = bolsas.toSorted((a, b) => a.dia - b.dia);
  switch (feito.ato) {
    case 'empenhar':
      bolsas.push({ dia: feito.dia, dentro: feito.valor, tirados: new Map() });
      return true;
    case 'reforcar':
    case 'anular': {
      const bolsa = bolsas[feito.qual % Math.max(1, bolsas.length)];
      const muda = feito.ato === 'reforcar' ? feito.valor : -feito.valor;
      if (!bolsa || bolsa.dentro + muda < 0) return false;
      bolsa.dentro += muda;
      return true;
    }
    case 'consumir': {
      if (!bolsas.length) return true;
      let falta = feito.valor;
      const tira = ordem.map(bolsa => {
        const deste = Math.min(bolsa.dentro, falta);
        falta -= deste;
        return [bolsa, deste] as const;
      });
      if (falta > 0) return false;
      for (const [bolsa, deste] of tira) {
        bolsa.dentro -= deste;
        if (deste) bolsa.tirados.set(feito.medicao, deste);
      }
      return true;
    }
    case 'liberar':
      for (const bolsa of bolsas) {
        bolsa.dentro += bolsa.tirados.get(feito.medicao) ?? 0;
        bolsa.tirados.delete(feito.medicao);
      }
      return true;
  }
}

class Desfazer extends Error {}

describe('histórias de empenhar, reforçar, anular, consumir e liberar', () => {
  const banco = prepararBanco();

  beforeAll(async () => {
    await semearCenario(banco.database);
    await semearMedicoes(banco.database, MEDICOES);
  });

  /** Whether it was done. Each is a savepoint, as a refused call is a transaction undone. */
  async function noProduto(tx: Transaction, criados: number[], feito: Passo): Promise<boolean> {
    const leitura = { findReference: new ContratosRepository().findReference };
    const contratos = new ContratosService(
      ...([tx, leitura] as unknown as ConstructorParameters<typeof ContratosService>),
    );
    const cadastro = new EmpenhosCadastroService(tx as Database, repository, contratos, audit, clock);
    const mover = async (qual: number, tipo: 'REFORCO' | 'ANULACAO', valorCentavos: number) => {
      const id = criados[qual % Math.max(1, criados.length)];
      if (id === undefined) throw problema('nao-encontrado', { detail: 'nenhum' });
      await cadastro.movimentar(QUEM as never, id, { tipo, data: '2026-02-01', valorCentavos, motivo: 'motivo' });
    };
    const atos: { [A in Passo['ato']]: (p: Extract<Passo, { ato: A }>) => Promise<void> } = {
      empenhar: async ({ dia, valor: valorCentavos }) => {
        const novo = { numero: `NE${criados.length}`, data: `2026-01-0${dia}`, valorCentavos, tipo: 'GLOBAL' } as const;
        const { itens } = await cadastro.criar(QUEM as never, 1, novo);
        criados.push(Math.max(...itens.map(({ id }) => id)));
      },
      reforcar: p => mover(p.qual, 'REFORCO', p.valor),
      anular: p => mover(p.qual, 'ANULACAO', p.valor),
      consumir: p => tx.transaction(ponto => consumir(ponto, p.medicao, p.valor)),
      liberar: p =>
        tx.transaction(ponto => empenhos.liberar(ponto, QUEM, { medicaoId: p.medicao, motivo: 'reaberto' })),
    };
    try {
      await (atos[feito.ato] as (p: Passo) => Promise<void>)(feito);
      return true;
    } catch (erro) {
      if (!(erro instanceof Problema)) throw erro;
      return false;
    }
  }

  async function conferir(tx: Transaction, bolsas: readonly Bolsa[], criados: readonly number[]): Promise<void> {
    const linhas = await repository.ofContract(tx, 1);
    const consumos = await repository.consumptions(tx, 1);
    const produto = criados.map(id => {
      const linha = linhas.find(cada => cada.id === id);
      const vivos = consumos.filter(({ empenhoId, liberadoEm }) => empenhoId === id && liberadoEm === null);
      return {
        saldo: linha && linha.valorCentavos + linha.reforcadoCentavos - linha.anuladoCentavos - linha.consumidoCentavos,
        tirados: vivos.map(({ medicaoId, valorCentavos }) => [medicaoId, valorCentavos]).toSorted(),
      };
    });
    expect(produto).toEqual(bolsas.map(({ dentro, tirados }) => ({ saldo: dentro, tirados: [...tirados].toSorted() })));
  }

  it('o produto e o modelo dizem o mesmo a cada passo', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(passo, { minLength: 1, maxLength: 12 }), async passos => {
        const historia = banco.database.transaction(async tx => {
          const bolsas: Bolsa[] = [];
          const criados: number[] = [];
          for (const feito of passos) {
            // An attested billing is not attested again before it was released.
            if (feito.ato === 'consumir' && bolsas.some(({ tirados }) => tirados.has(feito.medicao))) continue;
            expect([feito, await noProduto(tx, criados, feito)]).toEqual([feito, noModelo(bolsas, feito)]);
            await conferir(tx, bolsas, criados);
          }
          throw new Desfazer();
        });
        await historia.catch(erro => {
          if (!(erro instanceof Desfazer)) throw erro;
        });
      }),
      { seed: 14_133, numRuns: tantas(100), endOnFailure: true },
    );
  });
});
