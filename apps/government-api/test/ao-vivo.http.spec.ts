import { once } from 'node:events';
import { type IncomingMessage, get as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Clock } from '../src/clock/clock.ts';
import { rows } from '../src/database/database.ts';
import { type Change, LiveService } from '../src/live/live.service.ts';
import { LiveHub } from '../src/live/live-hub.ts';
import { usuarios } from '../src/usuarios/usuarios.schema.ts';
import { prepararServidor, type Quem } from './kit/servidor.ts';

type Linha = { resposta: IncomingMessage; texto: () => string; ate: (trecho: string) => Promise<string> };

describe('ao vivo', () => {
  const servidor = prepararServidor();
  const abertas: Linha[] = [];
  let porta = 0;
  let [propria, alheia] = [0, 0];

  beforeAll(async () => {
    await servidor.app.listen(0, '127.0.0.1');
    porta = (servidor.app.getHttpServer().address() as AddressInfo).port;
    const [dela] = await rows<{ id: number }>(
      servidor.database,
      sql`select lotacao_id as id from ${usuarios} where authorities = array['SOLICITANTE'] and cpf = '52998224725'`,
    );
    propria = dela?.id ?? 0;
    alheia = propria + 1;
  });
  /** This line hears everything. What it has heard, the hub has told everyone, and none of it reaches a line opened later. */
  let testemunha: Linha;
  beforeEach(async () => {
    await servidor.database.execute(sql`truncate mudancas`);
    testemunha = await abrir('gestora');
  });
  afterEach(async () => {
    for (const { resposta } of abertas.splice(0)) resposta.destroy();
    while (servidor.app.get(LiveHub).size) await wait(5);
  });

  async function abrir(quem: Quem, cabecalhos: Record<string, string> = {}, consulta = ''): Promise<Linha> {
    const headers = { authorization: `Bearer ${servidor.token(quem)}`, ...cabecalhos };
    const pedido = open(`http://127.0.0.1:${porta}/ms-alipen/ao-vivo${consulta}`, { agent: false, headers });
    pedido.on('error', () => undefined);
    const [resposta] = (await once(pedido, 'response')) as [IncomingMessage];
    let recebido = '';
    resposta.setEncoding('utf8').on('data', pedaco => {
      recebido += pedaco;
    });
    resposta.on('error', () => undefined);
    const ate = async (trecho: string): Promise<string> => {
      const fim = performance.now() + 5_000;
      while (!recebido.includes(trecho) && performance.now() < fim) await wait(10);
      return recebido;
    };
    const linha = { resposta, texto: () => recebido, ate };
    abertas.push(linha);
    // The past has been sent: from here on everything is heard. Who says what was heard last may have missed nothing.
    const sabe = cabecalhos['last-event-id'] || consulta.startsWith('?desde');
    if (resposta.statusCode === 200) await ate(sabe ? '\n\n' : 'event: ');
    return linha;
  }
  async function publicar(...mudancas: Change[]): Promise<void> {
    await servidor.database.transaction(tx => servidor.app.get(LiveService).publish(tx, mudancas));
    await testemunha.ate(`id: ${(await numeros()).at(-1)}\n`);
  }
  const numeros = async () =>
    (await rows<{ id: number }>(servidor.database, sql`select id::int as id from mudancas order by id`)).map(
      ({ id }) => id,
    );
  const pedido = (pedidoId: number, lotacaoId = propria): Change => ({ tipo: 'pedido', pedidoId, lotacaoId });

  it('o que se grava chega; o que se desfaz nunca', async () => {
    const linha = await abrir('gestora');
    expect(linha.resposta.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    await servidor.database
      .transaction(async tx => {
        await servidor.app.get(LiveService).publish(tx, pedido(1));
        throw new Error('desfeito');
      })
      .catch(() => undefined);
    await publicar({ ...pedido(2), data: '2026-11-21', situacao: 'ENVIADO' });
    const texto = await linha.ate('"pedidoId":2');
    expect(texto).toMatch(/id: \d+\nevent: mudanca\ndata: \{.*"situacao":"ENVIADO".*\}\n\n/);
    expect(texto).not.toContain('"pedidoId":1');
  });

  it('a solicitante ouve só da sua lotação, e cada um só as próprias notificações', async () => {
    const [gestora, solicitante] = [await abrir('gestora'), await abrir('solicitante')];
    const [dela] = await rows<{ id: number }>(
      servidor.database,
      sql`select id from ${usuarios} where cpf = '52998224725'`,
    );
    await publicar(
      pedido(1, alheia),
      pedido(2, propria),
      { tipo: 'notificacao', usuarioId: dela?.id ?? 0 },
      pedido(3, propria),
    );
    expect(await solicitante.ate('"pedidoId":3')).not.toContain('"pedidoId":1');
    expect(solicitante.texto()).toContain('"tipo":"notificacao"');
    expect(await gestora.ate('"pedidoId":3')).toContain('"pedidoId":1');
    expect(gestora.texto()).not.toContain('notificacao');
    expect(solicitante.texto()).not.toContain('usuarioId');
  });

  it('quem volta ouve o que perdeu, também o que foi gravado depois com número menor', async () => {
    await publicar(pedido(1), pedido(2));
    const [, segundo] = await numeros();
    // 1 was committed after 2 had been heard, though its number is smaller.
    await publicar(pedido(3));
    const voltas = [
      await abrir('solicitante', { 'last-event-id': String(segundo) }),
      await abrir('solicitante', {}, `?desde=${segundo}`),
    ];
    for (const linha of voltas) expect(await linha.ate('"pedidoId":3')).toContain('"pedidoId":1');
    const nova = await abrir('solicitante');
    expect(await nova.ate('id: ')).toContain(`id: ${(await numeros()).at(-1)}\nevent: sinal\n`);
    expect(nova.texto()).not.toContain('event: mudanca');
  });

  it('quem começa ouve também o que mudou enquanto lia a tela, se diz há quanto tempo a lê', async () => {
    await publicar(pedido(1), pedido(2, alheia));
    await servidor.database.execute(sql`update mudancas set em = em - interval '200 seconds'`);
    await publicar(pedido(3), pedido(4, alheia));
    const nova = await abrir('solicitante', {}, '?recentes=120');
    expect(await nova.ate(`id: ${(await numeros()).at(-1)}\nevent: sinal`)).toContain('"pedidoId":3');
    expect(nova.texto()).not.toMatch(/"pedidoId":[124]/);
    await servidor.database.execute(
      sql`insert into mudancas (dados) select '{"tipo":"pedido"}' from generate_series(1, 1100)`,
    );
    const cheia = await abrir('solicitante', {}, '?recentes=120');
    expect(await cheia.ate('event: sinal')).toContain('event: recarregar');
    for (const alheio of ['0', '121', 'x'])
      expect((await abrir('solicitante', {}, `?recentes=${alheio}`)).resposta.statusCode).toBe(422);
  });

  it('quem volta tarde demais é mandado recarregar', async () => {
    await publicar(pedido(1), pedido(2));
    const [primeiro, segundo] = await numeros();
    await servidor.database.execute(sql`delete from mudancas where id = ${primeiro}`);
    const tarde = await abrir('gestora', { 'last-event-id': String(primeiro) });
    expect(await tarde.ate(`id: ${segundo}\n`)).toContain('event: recarregar');
    await servidor.database.execute(
      sql`insert into mudancas (dados) select '{"tipo":"pedido"}' from generate_series(1, 1100)`,
    );
    const demais = await abrir('gestora', { 'last-event-id': String(segundo) });
    expect(await demais.ate('event:')).toContain('event: recarregar');
  });

  it('dá sinal de vida, e termina quando o token vence ou a pessoa é bloqueada', async () => {
    const hub = servidor.app.get(LiveHub);
    const clock = servidor.app.get(Clock);
    const [linha, outra] = [await abrir('gestora'), await abrir('outraSolicitante')];
    await publicar(pedido(1));
    await linha.ate('"pedidoId":1');
    const sinal = `id: ${(await numeros())[0]}\nevent: sinal\ndata: {}\n\n`;
    const antes = linha.texto();
    await hub.beat();
    expect(await linha.ate(sinal)).toBe(antes + sinal);
    await servidor.database.execute(sql`update usuarios set ativo = false where cpf = '28001238938'`);
    const agora = clock.now;
    clock.now = () => new Date(Date.now() + 6_000);
    const [fimDaOutra, fimDaLinha] = [once(outra.resposta, 'close'), once(linha.resposta, 'close')];
    await hub.beat();
    await fimDaOutra;
    expect([linha.resposta.destroyed, hub.size]).toEqual([false, 2]);
    clock.now = () => new Date(Date.now() + 25 * 3_600_000);
    await hub.beat();
    await fimDaLinha;
    clock.now = agora;
    expect(hub.size).toBe(0);
  });

  it('o leitor que se vai é esquecido', async () => {
    const hub = servidor.app.get(LiveHub);
    const foi = await abrir('gestora');
    expect(hub.size).toBe(2);
    foi.resposta.destroy();
    while (hub.size > 1) await wait(5);
  });

  it('o que passou de uma hora é removido', async () => {
    await publicar(pedido(1), pedido(2));
    await servidor.database.execute(
      sql`update mudancas set em = now() - interval '2 hours' where dados ->> 'pedidoId' = '1'`,
    );
    await servidor.app.get(LiveService).removerAntigas(servidor.database);
    expect(await numeros()).toHaveLength(1);
  });

  it('perdida a linha com o banco, ela volta e os leitores são mandados recarregar', async () => {
    const linha = await abrir('gestora');
    await servidor.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'alipen-ao-vivo' and datname = current_database()`,
    );
    expect(await linha.ate('event: recarregar')).toContain('event: recarregar');
    await publicar(pedido(9));
    expect(await linha.ate('"pedidoId":9')).toContain('"pedidoId":9');
  });
});
