import { Problema } from '@alipen/platform/problems/problema';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { audit, QUEM, semearMedicoes } from '../../test/empenhos.cenario.ts';
import { prepararBanco } from '../../test/kit/banco.ts';
import { paciencia, tantas } from '../../test/kit/profundidade.ts';
import { semearCenario } from '../../test/pedidos.cenario.ts';
import { Clock } from '../clock/clock.ts';
import { CycleSteps } from '../cycle/cycle-steps.ts';
import { rows, type Transaction } from '../database/database.ts';
import { PagamentosAcompanhamento } from './pagamentos.acompanhamento.service.ts';
import { PagamentosAtosService } from './pagamentos.atos.service.ts';
import { PagamentosRepository } from './pagamentos.repository.ts';
import { PagamentosService } from './pagamentos.service.ts';

jest.setTimeout(paciencia(180_000));

const MEDICOES = 3;
const INICIO = Date.parse('2026-11-01T15:00:00Z');
const DIA = 86_400_000;

type Ato =
  | {
      readonly ato: 'conferir';
      readonly medicao: number;
      readonly fontes: readonly string[];
      readonly retencao: number;
    }
  | { readonly ato: 'liquidar'; readonly parte: number; readonly pessoa: number; readonly atras: number }
  | { readonly ato: 'anular'; readonly parte: number; readonly pessoa: number; readonly atras: number }
  | {
      readonly ato: 'pagar';
      readonly parte: number;
      readonly pessoa: number;
      readonly atras: number;
      readonly excecao: boolean;
      readonly retido: number;
    }
  | { readonly ato: 'reabrir'; readonly medicao: number }
  | { readonly ato: 'esperar'; readonly dias: number };

const medicao = fc.integer({ min: 1, max: MEDICOES });
const pessoa = fc.integer({ min: 1, max: 5 });
const parte = fc.nat(7);
/** Days before today; a negative one is still to come. */
const atras = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -1, max: 4 }));
const um = <A extends string>(ato: A) => fc.constant(ato);
const ato: fc.Arbitrary<Ato> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ ato: um('conferir'), medicao, retencao: fc.nat(400) },
      fontes: fc.subarray(['', 'A'], { minLength: 1 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ ato: um('liquidar'), parte, pessoa, atras }) },
  { weight: 1, arbitrary: fc.record({ ato: um('anular'), parte, pessoa, atras }) },
  {
    weight: 5,
    arbitrary: fc.record({ ato: um('pagar'), parte, pessoa, atras, excecao: fc.boolean(), retido: fc.nat(120) }),
  },
  { weight: 1, arbitrary: fc.record({ ato: um('reabrir'), medicao }) },
  { weight: 2, arbitrary: fc.record({ ato: um('esperar'), dias: fc.integer({ min: 1, max: 5 }) }) },
);
/** Who attested and received each billing, by number. */
const deles = fc.integer({ min: 1, max: 2 });
const maos = fc.record({ atestou: deles, provisorio: deles, definitivo: deles });
type Maos = { readonly atestou: number; readonly provisorio: number; readonly definitivo: number };

const VALOR = 100;
type Ficha = {
  readonly medicao: number;
  readonly fonte: string;
  readonly chegou: number;
  situacao: 'A_LIQUIDAR' | 'LIQUIDADO' | 'PAGO' | 'CANCELADO';
  liquidada: number;
  liquidou: number;
  fora: boolean;
};

/** Index cards in a box, and days as numbers. Nothing of the product is asked. */
class Modelo {
  readonly fichas: Ficha[] = [];
  hoje = 0;

  constructor(private readonly maos: readonly Maos[]) {}

  daMedicao = (qual: number) => this.fichas.filter(f => f.medicao === qual && f.situacao !== 'CANCELADO');
  lugar(ficha: Ficha): number | null {
    if (ficha.situacao !== 'LIQUIDADO') return null;
    const antes = (outra: Ficha) =>
      outra.liquidada < ficha.liquidada ||
      (outra.liquidada === ficha.liquidada && this.fichas.indexOf(outra) < this.fichas.indexOf(ficha));
    return 1 + this.fichas.filter(f => f.situacao === 'LIQUIDADO' && f.fonte === ficha.fonte && antes(f)).length;
  }

  fazer(feito: Ato): boolean {
    switch (feito.ato) {
      case 'esperar':
        this.hoje += feito.dias;
        return true;
      case 'conferir':
        if (this.daMedicao(feito.medicao).length) return false;
        for (const fonte of feito.fontes) {
          const { medicao: qual } = feito;
          const nova = { medicao: qual, fonte, chegou: this.hoje, liquidada: 0, liquidou: 0, fora: false };
          this.fichas.push({ ...nova, situacao: 'A_LIQUIDAR' });
        }
        return true;
      case 'reabrir': {
        const presas = this.daMedicao(feito.medicao);
        if (presas.some(({ situacao }) => situacao !== 'A_LIQUIDAR')) return false;
        for (const ficha of presas) ficha.situacao = 'CANCELADO';
        return true;
      }
      default:
        return this.daParte(feito);
    }
  }

  private daParte(feito: Extract<Ato, { parte: number }>): boolean {
    const ficha = this.fichas[feito.parte % Math.max(1, this.fichas.length)];
    const dia = this.hoje - feito.atras;
    if (!ficha || (feito.ato !== 'anular' && dia > this.hoje)) return false;
    const maosDela = this.maos[ficha.medicao - 1];
    switch (feito.ato) {
      case 'liquidar':
        if (ficha.situacao !== 'A_LIQUIDAR' || dia < ficha.chegou) return false;
        if (Object.values(maosDela ?? {}).includes(feito.pessoa)) return false;
        Object.assign(ficha, { situacao: 'LIQUIDADO', liquidada: dia, liquidou: feito.pessoa });
        return true;
      case 'anular':
        if (ficha.situacao !== 'LIQUIDADO') return false;
        Object.assign(ficha, { situacao: 'A_LIQUIDAR', liquidada: 0, liquidou: 0 });
        return true;
      case 'pagar': {
        const lugar = this.lugar(ficha);
        if (lugar === null || dia < ficha.liquidada || ficha.liquidou === feito.pessoa) return false;
        if (feito.retido >= VALOR || (lugar > 1 && !feito.excecao)) return false;
        Object.assign(ficha, { situacao: 'PAGO', fora: lugar > 1 });
        return true;
      }
    }
  }
}

class Desfazer extends Error {}

describe('histórias de conferir, liquidar, anular, pagar e reabrir', () => {
  const banco = prepararBanco();
  beforeAll(async () => {
    await semearCenario(banco.database);
    await semearMedicoes(banco.database, MEDICOES);
  });

  /** The product over one transaction, its clock moved by the history, with the hands that each billing passed through. */
  function produtoEm(tx: Transaction, daMedicao: readonly Maos[], hoje: () => number) {
    const clock = Object.assign(new Clock(), { now: () => new Date(INICIO + hoje() * DIA) });
    const repository = new PagamentosRepository();
    const medicoes = {
      exigir: async (_: Transaction, id: number) => ({ id }),
      travarComoEsta: async () => undefined,
    };
    const termos = {
      contexto: async (_: Transaction, __: unknown, { id }: { id: number }) => {
        const { atestou, provisorio, definitivo } = daMedicao[id - 1] ?? { atestou: 0, provisorio: 0, definitivo: 0 };
        const feitos = [
          ...[{ ato: 'ATESTAR', usuarioId: atestou }],
          ...[{ ato: 'PROVISORIO', usuarioId: provisorio }],
          ...[{ ato: 'DEFINITIVO', usuarioId: definitivo }],
        ];
        return { equipe: { contrato: '1', designacoes: [], afastamentos: [] }, hoje: '2026-11-20', feitos };
      },
    };
    const doDia = { prazoLiquidacaoDias: 10, prazoPagamentoDias: 10, pequenoValorReais: 0 };
    const parametros = { entre: async () => () => doDia };
    const feriados = { prazos: async () => [] };
    const notificacoes = { resolver: async () => undefined, emitir: async () => 0 };
    const steps = new CycleSteps(audit, undefined as never);
    const leitura = new PagamentosService(
      ...([tx, repository, medicoes, termos, parametros, feriados] as unknown as ConstructorParameters<
        typeof PagamentosService
      >),
    );
    const atos = new PagamentosAtosService(
      ...([tx, repository, leitura, medicoes, steps, notificacoes, audit, clock] as unknown as ConstructorParameters<
        typeof PagamentosAtosService
      >),
    );
    const seguir = new PagamentosAcompanhamento(
      ...([repository, medicoes, null, steps, notificacoes, clock] as unknown as ConstructorParameters<
        typeof PagamentosAcompanhamento
      >),
    );
    return { atos, seguir, repository, dia: (quantos: number) => plano(INICIO + (hoje() - quantos) * DIA) };
  }
  type Produto = ReturnType<typeof produtoEm>;

  async function conferirNota(
    tx: Transaction,
    { seguir, repository }: Produto,
    feito: Extract<Ato, { ato: 'conferir' }>,
  ) {
    const partes = feito.fontes.map(fonte => ({ fonte, valorCentavos: VALOR }));
    repository.consumed = async () => partes;
    const [nota] = await rows<{ id: number }>(
      tx,
      sql`insert into notas_fiscais (medicao_id, versao_do_atesto, situacao, sha256, divergencias, enviada_em, enviada_por)
        select ${feito.medicao}, 1, 'RECUSADA', encode(sha256(random()::text::bytea), 'hex'), '["x"]', now(), 1 returning id`,
    );
    await seguir.conferiu(tx, QUEM as never, {
      ...{ notaId: nota?.id ?? 0, medicaoId: feito.medicao, retencaoCentavos: feito.retencao },
      valorCentavos: VALOR * partes.length,
    });
  }

  /** Whether it was done. Each is a savepoint, as a refused call is a transaction undone. */
  async function fazer(tx: Transaction, produto: Produto, modelo: Modelo, feito: Ato, ids: number[]): Promise<boolean> {
    if (feito.ato === 'esperar') return true;
    if (feito.ato === 'conferir' && modelo.daMedicao(feito.medicao).length) return false;
    const visto = async (qual: number) => {
      const linha = await produto.repository.read(tx, ids[qual % Math.max(1, ids.length)] ?? 0);
      return { pagamentoId: linha?.id ?? 0, ifMatch: `"${linha?.versao ?? 0}"` };
    };
    const quem = (usuarioId: number) => ({ ...QUEM, usuarioId, authorities: ['AL_GESTOR'] }) as never;
    const { atos, seguir, dia } = produto;
    const excecao = {
      hipotese: 'EMERGENCIA',
      justificativa: 'Chuva levou a ponte da unidade.',
      autoridade: 'Ana, secretária',
    } as const;
    try {
      await tx.transaction(async ponto => {
        if (feito.ato === 'conferir') await conferirNota(ponto, produto, feito);
        else if (feito.ato === 'reabrir') {
          await seguir.voltou(ponto, QUEM as never, { medicao: { id: feito.medicao } as never, motivo: 'erro' });
        } else if (feito.ato === 'liquidar') {
          await atos.liquidar(quem(feito.pessoa), await visto(feito.parte), {
            data: dia(feito.atras),
            documento: 'NL',
          });
        } else if (feito.ato === 'anular') {
          await atos.anular(quem(feito.pessoa), await visto(feito.parte), { motivo: 'Favorecido errado no banco.' });
        } else {
          await atos.pagar(quem(feito.pessoa), await visto(feito.parte), {
            ...{ data: dia(feito.atras), documento: 'OB', retidoCentavos: feito.retido },
            ...(feito.excecao && { excecao }),
          });
        }
      });
      return true;
    } catch (erro) {
      if (!(erro instanceof Problema)) throw erro;
      return false;
    }
  }

  async function comparar(tx: Transaction, modelo: Modelo, { repository }: Produto): Promise<number[]> {
    const linhas: Awaited<ReturnType<PagamentosRepository['ofBilling']>> = [];
    for (let qual = 1; qual <= MEDICOES; qual += 1) linhas.push(...(await repository.ofBilling(tx, qual)));
    linhas.sort((a, b) => a.id - b.id);
    expect(
      linhas.map(({ medicaoId, fonte, situacao, posicao, liquidadoData, excecaoHipotese }) => ({
        ...{ medicaoId, fonte, situacao, posicao, liquidadoData, fora: excecaoHipotese !== null },
      })),
    ).toEqual(
      modelo.fichas.map(ficha => ({
        ...{ medicaoId: ficha.medicao, fonte: ficha.fonte, situacao: ficha.situacao, posicao: modelo.lugar(ficha) },
        liquidadoData: ficha.liquidou ? plano(INICIO + ficha.liquidada * DIA) : null,
        fora: ficha.fora,
      })),
    );
    return linhas.map(({ id }) => id);
  }

  it('o produto e o modelo dizem o mesmo a cada ato', async () => {
    const historias = fc.tuple(
      fc.array(maos, { minLength: MEDICOES, maxLength: MEDICOES }),
      fc.array(ato, { minLength: 12, maxLength: 24 }),
    );
    await fc.assert(
      fc.asyncProperty(historias, async ([daMedicao, atos]) => {
        const historia = banco.database.transaction(async tx => {
          const modelo = new Modelo(daMedicao);
          const produto = produtoEm(tx, daMedicao, () => modelo.hoje);
          let ids: number[] = [];
          for (const feito of atos) {
            const noProduto = await fazer(tx, produto, modelo, feito, ids);
            expect([feito, noProduto]).toEqual([feito, modelo.fazer(feito)]);
            ids = await comparar(tx, modelo, produto);
          }
          throw new Desfazer();
        });
        await historia.catch(erro => {
          if (!(erro instanceof Desfazer)) throw erro;
        });
      }),
      { seed: 14_133, numRuns: tantas(40), endOnFailure: true },
    );
  });
});

const plano = (instante: number): string => new Date(instante).toISOString().slice(0, 10);
