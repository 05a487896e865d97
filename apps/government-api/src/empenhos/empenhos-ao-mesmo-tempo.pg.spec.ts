import { sql } from 'drizzle-orm';
import { consumir, empenhar, empenhos, QUEM, repository, semearMedicoes } from '../../test/empenhos.cenario.ts';
import { modeloPostgres } from '../../test/kit/modelo.ts';
import { semearCenario } from '../../test/pedidos.cenario.ts';
import type { Connection } from '../database/connection.ts';
import { openPostgres } from '../database/postgres-connection.ts';
import { saldoDe, saldoDeTodos } from './empenhos.rules.ts';

const ATESTOS = 64;
const CADA = 1_000_01;
/** Enough for this many, and a centavo short of one more. */
const BASTA_PARA = 40;
const VEZES = 3;

describe('64 atestos ao mesmo tempo contra um saldo', () => {
  let dono: Connection;
  let sistema: Connection;
  let descartar: () => Promise<void>;

  beforeAll(async () => {
    const banco = await modeloPostgres();
    descartar = banco.descartar;
    dono = openPostgres({ url: banco.url, maxConnections: 2, onIdleError: () => undefined });
    // A connection for each, so that all 64 transactions are open at once.
    sistema = openPostgres({ url: banco.urlDoSistema, maxConnections: ATESTOS, onIdleError: () => undefined });
    await semearCenario(dono.database);
    await semearMedicoes(dono.database, ATESTOS);
  }, 240_000);

  afterAll(async () => {
    await sistema.close();
    await dono.close();
    await descartar();
  });

  beforeEach(() =>
    dono.database.execute(sql`truncate consumos_empenho, movimentos_empenho, empenhos restart identity cascade`),
  );

  /** All begin their transactions before any of them consumes. */
  function largada(quantos: number): () => Promise<void> {
    let abrir: () => void = () => undefined;
    const aberta = new Promise<void>(resolve => {
      abrir = resolve;
    });
    let chegaram = 0;
    return () => {
      chegaram += 1;
      if (chegaram === quantos) abrir();
      return aberta;
    };
  }

  async function todosDeUmaVez(): Promise<PromiseSettledResult<void>[]> {
    const pronto = largada(ATESTOS);
    return Promise.allSettled(
      Array.from({ length: ATESTOS }, (_, n) =>
        sistema.database.transaction(async tx => {
          await tx.execute(sql`select 1`);
          await pronto();
          await consumir(tx, n + 1, CADA);
        }),
      ),
    );
  }

  it('vencem exatamente os que o saldo paga, cada um que perde recebe a frase, e o saldo é exato', async () => {
    for (let vez = 0; vez < VEZES; vez += 1) {
      await dono.database.execute(sql`truncate consumos_empenho, empenhos restart identity cascade`);
      const total = CADA * (BASTA_PARA + 1) - 1;
      // Three balances: attests straddle them, and each one is locked in the same order.
      await empenhar(dono.database, 'A', CADA * 10 + 7, '2026-01-01');
      await empenhar(dono.database, 'C', total - CADA * 25 - 7, '2026-03-01');
      await empenhar(dono.database, 'B', CADA * 15, '2026-02-01');
      const fins = await todosDeUmaVez();
      const perdas = fins.filter(fim => fim.status === 'rejected').map(({ reason }) => String(reason.message));
      expect(fins.length - perdas.length).toBe(BASTA_PARA);
      expect(new Set(perdas)).toEqual(
        new Set([
          'A medição soma R$ 1.000,01 e os empenhos do contrato têm R$ 1.000,00 de saldo: faltam R$ 0,01. ' +
            'Cadastre um empenho ou registre um reforço antes de atestar.',
        ]),
      );
      const linhas = await repository.ofContract(dono.database, 1);
      expect(linhas.map(linha => [linha.numero, saldoDe(linha)])).toEqual([
        ['A', 0],
        ['B', 0],
        ['C', CADA - 1],
      ]);
      const consumos = await repository.consumptions(dono.database, 1);
      expect(new Set(consumos.map(({ medicaoId }) => medicaoId)).size).toBe(BASTA_PARA);
      expect(consumos.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0)).toBe(total - saldoDeTodos(linhas));
    }
  });

  it('consumir, liberar e anular ao mesmo tempo não travam um ao outro, e nada se perde', async () => {
    await empenhar(dono.database, 'A', CADA * 40, '2026-01-01');
    await empenhar(dono.database, 'B', CADA * 40, '2026-02-01');
    for (let n = 1; n <= 16; n += 1) await consumir(dono.database, n, CADA);
    const pronto = largada(48);
    const fins = await Promise.allSettled(
      Array.from({ length: 48 }, (_, n) =>
        sistema.database.transaction(async tx => {
          await tx.execute(sql`select 1`);
          await pronto();
          if (n < 16) return empenhos.liberar(tx, QUEM, { medicaoId: n + 1, motivo: 'Erro de lançamento' });
          return consumir(tx, n + 1, CADA);
        }),
      ),
    );
    expect(fins.filter(({ status }) => status === 'rejected')).toEqual([]);
    const linhas = await repository.ofContract(dono.database, 1);
    expect(saldoDeTodos(linhas)).toBe(CADA * (80 - 32));
    const vivos = (await repository.consumptions(dono.database, 1)).filter(({ liberadoEm }) => liberadoEm === null);
    expect(vivos.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0)).toBe(CADA * 32);
  });

  it('o banco recusa o que deixaria o saldo negativo, e o que mudaria um movimento ou um consumo', async () => {
    const id = await empenhar(dono.database, 'A', 100);
    const mais = (quanto: number) =>
      dono.database.execute(sql`update empenhos set anulado_centavos = ${quanto} where id = ${id}`);
    await expect(mais(101)).rejects.toMatchObject({ cause: { constraint: 'empenhos_saldo_nunca_negativo' } });
    await mais(100);
    await mais(0);
    await consumir(dono.database, 1, 30);
    const consumo = (set: string) => dono.database.execute(sql.raw(`update consumos_empenho set ${set}`));
    await expect(consumo('valor_centavos = 1')).rejects.toThrow();
    await consumo(`liberado_em = now(), liberado_por = 1, liberado_motivo = 'x'`);
    await expect(consumo(`liberado_em = null, liberado_por = null, liberado_motivo = null`)).rejects.toThrow();
    await expect(dono.database.execute(sql`delete from consumos_empenho`)).rejects.toThrow();
  });
});
