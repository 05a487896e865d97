import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { prepararBanco } from '../../test/kit/banco.ts';
import { Clock } from '../clock/clock.ts';
import { rows } from '../database/database.ts';
import { novoSegredo } from './webhooks.assinatura.rules.ts';
import { WebhooksFilaRepository } from './webhooks.fila.repository.ts';
import { WebhooksRunner } from './webhooks-runner.ts';

const AGORA = new Date('2026-11-22T12:00:00Z');
const QUANTAS = 60;

describe('a fila dos webhooks', () => {
  const banco = prepararBanco();
  const fila = new WebhooksFilaRepository();
  let servidor: Server;
  const vistas = new Map<string, number>();
  const emCurso = new Set<string>();
  let juntas = 0;

  beforeAll(async () => {
    servidor = createServer((pedido, resposta) => {
      const id = String(pedido.headers['webhook-id']);
      if (emCurso.has(id)) juntas += 1;
      emCurso.add(id);
      vistas.set(id, (vistas.get(id) ?? 0) + 1);
      pedido.resume().once('end', () =>
        setImmediate(() => {
          emCurso.delete(id);
          resposta.writeHead(204).end();
        }),
      );
    });
    const ouvindo = once(servidor, 'listening');
    servidor.listen(0, '127.0.0.1');
    await ouvindo;
    await banco.database.execute(sql`insert into usuarios (cpf, nome, matricula, senha_hash, authorities)
      values ('11144477735', 'Marina', '1', 'x', '{AL_GESTOR}')`);
  });
  afterAll(async () => {
    const fechado = once(servidor, 'close');
    servidor.close();
    await fechado;
  });
  beforeEach(async () => {
    vistas.clear();
    juntas = 0;
    await banco.database.execute(sql`truncate webhooks, entregas_webhook restart identity`);
    const { port } = servidor.address() as AddressInfo;
    await banco.database.execute(sql`insert into webhooks (nome, url, tipos, segredo, criado_em, criado_por)
      values ('Sistema', ${`http://127.0.0.1:${port}/`}, '{pedido.enviado}', ${novoSegredo()}, now(), 1)`);
    await banco.database.execute(sql`insert into entregas_webhook (webhook_id, tipo, dados, ocorrido_em, proxima_em)
      select 1, 'pedido.enviado', '{}', ${AGORA.toISOString()}::timestamptz, ${AGORA.toISOString()}::timestamptz
      from generate_series(1, ${QUANTAS}::int)`);
  });

  function novoRunner(): WebhooksRunner {
    const clock = new Clock();
    clock.now = () => AGORA;
    return new WebhooksRunner(true, banco.database, fila, clock);
  }
  const situacoes = () =>
    rows<{ situacao: string; tentativas: number; n: number }>(
      banco.database,
      sql`select situacao, tentativas, count(*)::int as n from entregas_webhook group by 1, 2`,
    );

  it(`quatro processos entregam tudo, e nenhuma tentativa duas vezes`, async () => {
    const runners = Array.from({ length: 4 }, novoRunner);
    const feitas = await Promise.all(runners.map(runner => runner.tick()));
    expect(feitas.reduce((soma, n) => soma + n, 0)).toBe(QUANTAS);
    expect([...vistas.values()].filter(vezes => vezes !== 1)).toEqual([]);
    expect([vistas.size, juntas]).toEqual([QUANTAS, 0]);
    expect(await situacoes()).toEqual([{ situacao: 'ENTREGUE', tentativas: 1, n: QUANTAS }]);
    expect(feitas.filter(n => n > 0).length).toBeGreaterThan(1);
  });

  it('a tomada por um processo não é de outro; se ele morre, volta depois do prazo, e ele não diz mais nada dela', async () => {
    const tomadas = await fila.take(banco.database, AGORA, QUANTAS);
    expect(await fila.take(banco.database, AGORA, QUANTAS)).toEqual([]);
    const depois = new Date(AGORA.getTime() + 61_000);
    const [outra] = await fila.take(banco.database, depois, 1);
    expect(outra?.tentativas).toBe(2);
    const antiga = tomadas.find(({ id }) => id === outra?.id);
    const fim = { situacao: 'ENTREGUE', proximaEm: null, status: 204, erro: null, duracaoMs: 1 } as const;
    if (antiga) await fila.end(banco.database, antiga, depois, fim);
    const lida = await rows(banco.database, sql`select situacao from entregas_webhook where id = ${outra?.id}`);
    expect(lida).toEqual([{ situacao: 'ENVIANDO' }]);
    if (outra) await fila.end(banco.database, outra, depois, fim);
    const [{ situacao } = { situacao: '' }] = await rows<{ situacao: string }>(
      banco.database,
      sql`select situacao from entregas_webhook where id = ${outra?.id}`,
    );
    expect(situacao).toBe('ENTREGUE');
  });

  it('o que é de um webhook parado espera', async () => {
    await banco.database.execute(sql`update webhooks set ativo = false`);
    expect(await fila.take(banco.database, AGORA, QUANTAS)).toEqual([]);
  });
});
